import { disputeReasons, disputeStatuses } from '@harbour/contract/enums';
import type {
  Acquirer,
  DisputeCase,
  DisputePage,
  DisputeResponse,
  DisputeResponseOutcome,
  NoAnswer,
} from './acquirer.ts';
import type { NetworkAnswer } from './network-call.ts';

type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<NetworkAnswer>;

const REASONS: ReadonlySet<unknown> = new Set(disputeReasons);
const STATUSES: ReadonlySet<unknown> = new Set(disputeStatuses);

/** The disputes' part of the card network's acquirer, over HTTP. */
export function sandboxDisputes(call: Call): Pick<Acquirer, 'listDisputes' | 'respondToDispute'> {
  return {
    async listDisputes(after) {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const answer = await call('GET', `/acquirer/disputes${query}`);
      if (answer.kind !== 'answer') return noAnswer(answer);
      return (answer.status === 200 ? pageOf(answer.body) : undefined) ?? { result: 'unknown' };
    },

    async respondToDispute(response) {
      const path = `/acquirer/disputes/${encodeURIComponent(response.caseId)}`;
      return outcomeOf(await call('POST', ...requestOf(path, response)));
    },
  };
}

function requestOf(path: string, response: DisputeResponse): [path: string, body: unknown] {
  return response.answer === 'accept'
    ? [`${path}/accept`, {}]
    : [`${path}/evidence`, { evidence: response.evidence }];
}

function noAnswer(answer: Exclude<NetworkAnswer, { kind: 'answer' }>): NoAnswer {
  return { result: answer.kind === 'not_sent' ? 'not_sent' : 'unknown' };
}

function outcomeOf(answer: NetworkAnswer): DisputeResponseOutcome {
  if (answer.kind !== 'answer') return noAnswer(answer);
  if (answer.status === 200) return { result: 'taken' };
  if (answer.status >= 500 || !isRecord(answer.body)) return { result: 'unknown' };
  const { code, message } = answer.body;
  return {
    result: 'refused',
    code: typeof code === 'string' ? code : 'refused',
    message: typeof message === 'string' ? message : 'The acquirer refused the answer.',
  };
}

/** `undefined` for what is no page; a case that can't be read makes it none, since it must not be passed over. */
function pageOf(body: unknown): DisputePage | undefined {
  if (!isRecord(body) || !Array.isArray(body.disputes) || typeof body.next !== 'number') return undefined;
  const cases = body.disputes.map(caseOf);
  if (!cases.every((found) => found !== undefined)) return undefined;
  return { result: 'page', cases, cursor: String(body.next), more: body.more === true };
}

function caseOf(value: unknown): DisputeCase | undefined {
  if (!isRecord(value)) return undefined;
  const { id, version, authorization_id, merchant_reference, amount, currency, reason, status, due_by } =
    value;
  const dueBy = new Date(typeof due_by === 'string' ? due_by : '');
  if (typeof id !== 'string' || typeof authorization_id !== 'string' || typeof currency !== 'string')
    return undefined;
  if (!isPositive(version) || !isPositive(amount) || Number.isNaN(dueBy.getTime()) || !isStatus(status))
    return undefined;
  return {
    caseId: id,
    version,
    acquirerId: authorization_id,
    key: typeof merchant_reference === 'string' ? merchant_reference : null,
    amount,
    currency,
    reason: isReason(reason) ? reason : 'general',
    status,
    dueBy,
  };
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isReason(value: unknown): value is DisputeCase['reason'] {
  return REASONS.has(value);
}

function isStatus(value: unknown): value is DisputeCase['status'] {
  return STATUSES.has(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
