import { disputeReasons, disputeStatuses } from '@harbour/contract/enums';
import type { Acquirer, DisputeCase, DisputePage, DisputeResponseOutcome, NoAnswer } from './acquirer.ts';
import type { NetworkAnswer } from './network-call.ts';

type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<NetworkAnswer>;

const REASONS: ReadonlySet<unknown> = new Set(disputeReasons);
/** The largest that the database's integers hold. */
const LAST_VERSION = 2 ** 31 - 1;
const STATUSES: ReadonlySet<unknown> = new Set(disputeStatuses);

/** The disputes' part of the card network's acquirer, over HTTP. */
export function sandboxDisputes(call: Call): Pick<Acquirer, 'listDisputes' | 'respondToDispute'> {
  return {
    async listDisputes(after) {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const answer = await call('GET', `/acquirer/disputes${query}`);
      if (answer.kind !== 'answer') return noAnswer(answer);
      return answer.status === 200 ? pageOf(answer.body) : { result: 'unknown' };
    },

    async respondToDispute(response) {
      const path = `/acquirer/disputes/${encodeURIComponent(response.caseId)}`;
      if (response.answer === 'accept') return outcomeOf(await call('POST', `${path}/accept`, {}));
      for (const { id, filename, contentType, content } of response.files) {
        const file = {
          id,
          filename,
          content_type: contentType,
          content: (await content()).toString('base64'),
        };
        const kept = outcomeOf(await call('POST', `${path}/files`, file));
        if (kept.result !== 'taken') return kept;
      }
      const files = response.files.map(({ id }) => id);
      return outcomeOf(await call('POST', `${path}/evidence`, { evidence: response.evidence, files }));
    },
  };
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
    message: typeof message === 'string' ? message : 'The card network refused the answer.',
  };
}

/** A case that can't be read is told of, and keeps none of the others from being read. */
function pageOf(body: unknown): DisputePage | { result: 'unreadable' } {
  if (!isRecord(body) || !Array.isArray(body.disputes) || typeof body.next !== 'number')
    return { result: 'unreadable' };
  const read = body.disputes.map((value: unknown) => ({ value, found: caseOf(value) }));
  return {
    result: 'page',
    cases: read.flatMap(({ found }) => found ?? []),
    unreadable: read.filter(({ found }) => found === undefined).map(({ value }) => nameOf(value)),
    cursor: String(body.next),
    more: body.more === true,
  };
}

/** Only the id of what can't be read: nobody knows what else it holds. */
function nameOf(value: unknown): string {
  const id = isRecord(value) && typeof value.id === 'string' ? value.id.slice(0, 100) : 'without an id';
  return `dispute ${id.replaceAll(/[^\x20-\x7e]/g, '?')}`;
}

function caseOf(value: unknown): DisputeCase | undefined {
  if (!isRecord(value)) return undefined;
  const { id, version, authorization_id, merchant_reference, amount, currency, reason, status, due_by } =
    value;
  const dueBy = new Date(typeof due_by === 'string' ? due_by : '');
  if (!isId(id) || !isId(authorization_id) || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return undefined;
  if (
    !isPositive(version) ||
    version > LAST_VERSION ||
    !isPositive(amount) ||
    Number.isNaN(dueBy.getTime()) ||
    !isStatus(status)
  )
    return undefined;
  return {
    caseId: id,
    version,
    acquirerId: authorization_id,
    key: isId(merchant_reference) ? merchant_reference : null,
    amount,
    currency,
    reason: isReason(reason) ? reason : 'general',
    status,
    dueBy,
  };
}

/** What a database takes as the name of something. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value);
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
