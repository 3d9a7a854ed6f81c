import type { ErrorCode } from '@harbour/contract/enums';
import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { failpoint } from '../platform/failpoint.ts';
import type { IdKind } from '../platform/ids.ts';
import { idFrom, newSeed } from '../platform/ids.ts';
import type { Caller } from './caller.ts';
import { canonicalAddress } from './caller-address.ts';
import { DomainError, ERRORS } from './errors.ts';
import { errorBody, toDomainError } from './error-answer.ts';
import type {
  Handlers,
  JsonAnswer,
  RawAnswer,
  RequestContext,
  SessionCookie,
  StreamAnswer,
  UploadedFile,
} from './handler.ts';
import type { Claim, Idempotency, JoinedCall } from './idempotency.ts';
import { Replay } from './idempotency.ts';
import { digestOf, readMultipart } from './read-multipart.ts';
import { clearedCookie, sessionCookie } from './session-cookie.ts';
import type { InputCheck } from './validation.ts';

/** A handler as the routes see it: one for any operation. Its input was checked against that operation's schemas. */
type AnyHandler = (request: {
  params: unknown;
  query: unknown;
  body: unknown;
  form: Readonly<Record<string, string | undefined>>;
  files: readonly UploadedFile[];
  headers: FastifyRequest['headers'];
  caller: Caller;
  context: RequestContext;
}) => Promise<JsonAnswer<OperationId> | RawAnswer | StreamAnswer>;

type Run = (
  operationId: OperationId,
  check: InputCheck,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Refusals that say nothing of the call itself: the same call may well go through next time. */
const NOT_KEPT = new Set([401, 403, 408, 429]);

/** Refusals that time, or somebody else, undoes: kept, they would tell the caller of a wait that is over. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'authentication_pending',
  'payment_disputed',
  'payment_in_progress',
  'payment_link_inactive',
  'webhook_disabled',
]);

/** Operations whose handlers claim their calls themselves, along with their own work. */
const JOINED: ReadonlySet<OperationId> = new Set<OperationId>(['chargePayment']);

function contextOf(
  request: FastifyRequest,
  key: string | undefined,
  seed: string,
  joined: JoinedCall | undefined,
): RequestContext {
  const log: FastifyBaseLogger = request.log;
  return {
    requestId: request.id,
    ip: canonicalAddress(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: key,
    resourceId: (kind: IdKind) => {
      // A claim that was taken over has the seed of the run before, which is not known here: the id would be another one.
      if (joined !== undefined) throw new Error('A call that its handler claims makes no id of its key.');
      return idFrom(kind, seed);
    },
    joined,
    log,
  };
}

function setCookie(reply: FastifyReply, cookies: SessionCookie | undefined): void {
  if (cookies === undefined) return;
  const { session } = cookies;
  reply.header(
    'set-cookie',
    session === null ? clearedCookie() : sessionCookie(session.token, session.expiresAt),
  );
}

function sendStream(
  reply: FastifyReply,
  { operationId, log }: { operationId: OperationId; log: FastifyBaseLogger },
  { stream, contentType, filename }: StreamAnswer,
): FastifyReply {
  // Once its head has left, nobody can be answered that it failed: the connection ends, and only the log can tell why.
  stream.once('error', (error) => log.error({ err: error, operation: operationId }, 'A download broke off'));
  const ascii = filename.replaceAll(/[^\w.-]/g, '_');
  return reply
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    )
    .type(contentType)
    .send(stream);
}

/** Keeps what the handler refused for good, and leaves the claim open for everything that may go otherwise next time. */
async function settleFailure(claim: Claim, thrown: unknown, requestId: string): Promise<void> {
  const error = toDomainError(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500 || NOT_KEPT.has(status) || PASSING.has(error.code)) await claim.abandon();
  else await claim.settle({ status, body: errorBody(error, requestId) });
}

/** Runs an operation's handler on a checked request, once for each Idempotency-Key, and sends what it answers. */
export function createRunner(handlers: Handlers, idempotency: Idempotency): Run {
  // One record of handlers of different types cannot be called through one type otherwise; the contract's schemas have
  // checked the input of each.
  const anyHandlers = handlers as unknown as Record<OperationId, AnyHandler>;

  return async (operationId, check, request, reply) => {
    const { method, path, idempotent, successStatus } = operations[operationId];
    const { caller } = request;
    if (caller === null) throw new DomainError('internal_error');
    const form = check.schemas.bodyKind === 'multipart' ? await readMultipart(request) : undefined;
    if (check.schemas.bodyKind === 'json' && request.body === undefined) {
      throw new DomainError('malformed_json', { message: 'A JSON body is needed.' });
    }
    check.check({
      params: request.params as Record<string, unknown>,
      query: request.query as Record<string, unknown>,
      headers: request.headers,
      body: request.body,
    });

    const header = request.headers['idempotency-key'];
    const key = idempotent && typeof header === 'string' ? header : undefined;
    let claim: Claim | undefined;
    let joined: JoinedCall | undefined;
    let answer: Awaited<ReturnType<AnyHandler>>;
    try {
      if (key !== undefined) {
        const call = {
          caller,
          ip: canonicalAddress(request.ip),
          method,
          path: path.includes('{') ? (request.url.split('?')[0] ?? path) : path,
          key,
          body: form ? digestOf(form) : request.body,
        };
        if (JOINED.has(operationId)) joined = idempotency.join(call);
        else claim = await idempotency.begin(call);
      }
      answer = await anyHandlers[operationId]({
        params: request.params,
        query: request.query,
        body: request.body,
        form: form?.fields ?? {},
        files: form?.files ?? [],
        headers: request.headers,
        caller,
        context: contextOf(request, key, claim?.seed ?? newSeed(), joined),
      });
    } catch (error) {
      if (error instanceof Replay) {
        const { status, body } = error.answer;
        return reply.code(status).header('idempotency-replayed', 'true').send(body);
      }
      const begun = joined?.claim ?? claim;
      if (begun !== undefined) await settleFailure(begun, error, request.id);
      throw error;
    }
    if ('stream' in answer) return sendStream(reply, { operationId, log: request.log }, answer);
    if ('raw' in answer) return reply.code(answer.status ?? successStatus).send(answer.raw);
    const status = answer.status ?? successStatus;
    const body = answer.meta === undefined ? { data: answer.data } : { data: answer.data, meta: answer.meta };
    await (joined?.claim ?? claim)?.settle({ status, body });
    failpoint('call.kept');
    setCookie(reply, answer.cookies);
    return reply.code(status).send(body);
  };
}
