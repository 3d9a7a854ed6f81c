import { fileURLToPath } from 'node:url';
import { examples } from '@harbour/contract/examples';
import { operations } from '@harbour/contract/operations';
import type { OperationId } from '@harbour/contract/operations';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { checkoutApi } from '../api/checkout-api.ts';
import type { CheckoutApi } from '../api/checkout-api.ts';

const pact = new PactV4({
  consumer: 'harbour-checkout',
  provider: 'harbour-api',
  dir: fileURLToPath(new URL('../../pacts', import.meta.url)),
  logLevel: 'warn',
});

/** The provider puts a real token of the state's payment or link in its place. */
export const bearer = 'pact-bearer-0123456789-0123456789-0123456789';
export const idempotencyKey = '0c6f6a4e-8f5d-4f8a-9d59-7a6f5a1f2b3c';

export interface Agreement<Op extends OperationId> {
  operationId: Op;
  /** Name of the contract's example that is answered; with the operation it names the provider's state. */
  example: string;
  /** Reference in the path. */
  reference?: string;
  body?: object;
  /** The same answer to other requests: what is special about this one. */
  variant?: string;
  /** Makes the call, as the checkout's server does. */
  call: (api: CheckoutApi) => Promise<unknown>;
}

/** Records one request and its answer, and resolves with what the checkout's client made of it: the data, or the error. */
export async function agree<Op extends OperationId>(agreement: Agreement<Op>): Promise<unknown> {
  const { operationId, example, reference = '', body, variant, call } = agreement;
  const { method, path, idempotent, security } = operations[operationId];
  const answer = exampleOf(operationId, example);
  return pact
    .addInteraction()
    .given(`${operationId}: ${example}`)
    .uponReceiving([operationId, example, variant].filter(Boolean).join(' '))
    .withRequest(method, path.replace('{reference}', encodeURIComponent(reference)), (request) => {
      request.headers({
        ...(security.length > 0 && {
          Authorization: MatchersV3.regex('^Bearer [\\w-]{32,}$', `Bearer ${bearer}`),
        }),
        ...(idempotent && { 'Idempotency-Key': MatchersV3.string(idempotencyKey) }),
        ...(body && { 'Content-Type': 'application/json' }),
      });
      if (body) request.jsonBody(body);
    })
    .willRespondWith(answer.status, (response) => {
      // As plain text: the verifier does not take a pattern for this header.
      response.headers({ 'Content-Type': 'application/json; charset=utf-8' });
      response.jsonBody(like(answer.body));
    })
    .executeTest(({ url }) => {
      const api = checkoutApi(
        { publicOrigin: url, apiOrigin: url },
        { clientAddress: '203.0.113.7' },
        new Headers(),
      );
      return call(api).catch((error: unknown) => error);
    });
}

/** What the checkout decides by must come exactly so; everything else counts by its type. */
const decisive: ReadonlySet<string> = new Set([
  'status',
  'state',
  'page',
  'next',
  'result',
  'code',
  'amount_type',
]);

/** Where null decides something. Elsewhere it only means that this example has no such thing, and is not agreed on. */
const decisiveNulls: ReadonlySet<string> = new Set([
  'token',
  'page',
  'method',
  'challenge',
  'decline',
  'last_decline',
]);

function like(value: unknown, name = ''): unknown {
  if (value === null) return MatchersV3.nullValue();
  if (typeof value === 'string')
    return decisive.has(name) ? MatchersV3.equal(value) : MatchersV3.string(value);
  if (typeof value === 'number') return MatchersV3.number(value);
  if (typeof value === 'boolean') return MatchersV3.boolean(value);
  if (Array.isArray(value)) return likeList(value);
  const entries = Object.entries(Object(value)).filter(
    ([key, each]) => each !== null || decisiveNulls.has(key),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, like(each, key)]));
}

/** Lists of words may be longer or shorter; of things, each is agreed on. */
function likeList(list: unknown[]): unknown {
  const [first] = list;
  return typeof first === 'string'
    ? MatchersV3.eachLike(MatchersV3.string(first))
    : list.map((each) => like(each));
}

function exampleOf(operationId: OperationId, name: string): { status: number; body: unknown } {
  for (const [status, named] of Object.entries(examples[operationId])) {
    const found = Object.entries(named).find(([each]) => each === name);
    if (found) return { status: Number(status), body: found[1] };
  }
  throw new Error(`${operationId} has no example ${name}`);
}
