import { randomUUID } from 'node:crypto';
import type { Schemas } from '@harbour/contract/schema';
import { expect } from 'vitest';
import type {
  Acquirer,
  DisputeCase,
  DisputeResponse,
  DisputeResponseOutcome,
} from '../acquirers/acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import type { Body } from '../http/handler.ts';
import { DAY, after } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { settlementWorld } from './settlement-world.ts';

/** News of disputes as a test writes them, and the answers that were sent. */
export interface DisputeScript {
  news: DisputeCase[];
  responses: DisputeResponse[];
  /** How the acquirer takes answers. */
  outcome: DisputeResponseOutcome;
}

const PAGE = 2;

/** The disputes' part of an acquirer that tells what a test wrote, a few at a time. */
function scripted(script: DisputeScript): Pick<Acquirer, 'listDisputes' | 'respondToDispute'> {
  return {
    async listDisputes(cursor) {
      const start = Number(cursor ?? 0);
      const cases = script.news.slice(start, start + PAGE);
      const next = start + cases.length;
      return { result: 'page', cases, cursor: String(next), more: next < script.news.length };
    },
    async respondToDispute(response) {
      script.responses.push(response);
      return script.outcome;
    },
  };
}

/** A merchant whose payments are disputed as the test says, for one test file. */
export async function disputeWorld() {
  const world = await settlementWorld();
  const { api } = world;
  const script: DisputeScript = { news: [], responses: [], outcome: { result: 'taken' } };
  Object.assign(api.deps, { acquirer: { ...api.deps.acquirer, ...scripted(script) } });

  const sweep = () => sweepOnce(api.deps);

  async function attemptOf(paymentId: string) {
    return api.database.acrossBusinesses((trx) =>
      trx
        .selectFrom('attempts')
        .select(['id', 'acquirer_id', 'amount', 'currency'])
        .where('payment_id', '=', paymentId)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow(),
    );
  }

  /** The first notice of a dispute of all of a payment. */
  async function caseOf(paymentId: string, rest: Partial<DisputeCase> = {}): Promise<DisputeCase> {
    const attempt = await attemptOf(paymentId);
    return {
      caseId: `case_${randomUUID()}`,
      version: 1,
      acquirerId: attempt.acquirer_id ?? 'none',
      key: attempt.id,
      amount: attempt.amount,
      currency: attempt.currency,
      reason: 'fraudulent',
      status: 'needs_response',
      dueBy: after(api.clock.now(), 7 * DAY),
      ...rest,
    };
  }

  async function list(query: { status?: Schemas['DisputeStatus']; transaction_id?: string } = {}) {
    const answer = await api.call('listDisputes', { as: await world.owner(), query });
    expect(answer.status, answer.error.message).toBe(200);
    return answer.data;
  }

  /** Tells of a dispute of a payment, and reads it. */
  async function dispute(paymentId: string, rest: Partial<DisputeCase> = {}) {
    const found = await caseOf(paymentId, rest);
    script.news.push(found);
    await sweep();
    const [opened] = await list({ transaction_id: paymentId });
    if (opened === undefined) throw new Error('The dispute was not opened.');
    return { found, id: opened.id };
  }

  /** Tells of a known case what the database refuses to take, for as long as the work takes. */
  async function withUnfollowable(found: DisputeCase, work: () => Promise<void>): Promise<void> {
    const refuse = (constraint: string) =>
      api.testDatabase.asAdmin((client) => client.query(`alter table disputes ${constraint}`));
    await refuse('add constraint refused check (version < 1000) not valid');
    script.news.push({ ...found, version: 1000 });
    try {
      await work();
    } finally {
      await refuse('drop constraint refused');
    }
  }

  /** Tells what became of a case. */
  async function tell(...news: DisputeCase[]) {
    script.news.push(...news);
    await sweep();
  }

  const params = (id: string) => ({ id });
  const get = async (id: string) =>
    (await api.call('getDispute', { as: await world.owner(), params: params(id) })).data;
  const write = async (id: string, evidence: Body<'updateDisputeEvidence'>['evidence']) =>
    api.call('updateDisputeEvidence', { as: await world.owner(), params: params(id), body: { evidence } });
  const submit = async (id: string, key: string = randomUUID()) =>
    api.call('submitDispute', {
      as: await world.owner(),
      params: params(id),
      headers: { 'idempotency-key': key },
    });
  const accept = async (id: string, key: string = randomUUID()) =>
    api.call('acceptDispute', {
      as: await world.owner(),
      params: params(id),
      headers: { 'idempotency-key': key },
    });
  const tryRefund = async (transaction_id: string, amount?: Schemas['PositiveMoney']) =>
    api.call('refundTransaction', {
      as: await world.owner(),
      headers: { 'idempotency-key': randomUUID() },
      body: {
        transaction_id,
        reason: 'requested_by_customer',
        ...(amount === undefined ? {} : { amount }),
      },
    });

  /** Types of the events that left about a dispute, oldest first. */
  const eventsOf = (id: string) =>
    api.database.acrossBusinesses(async (trx) => {
      const rows = await trx
        .selectFrom('outbox_events')
        .select('type')
        .where('subject_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ type }) => type);
    });

  const findings = async () => (await verifyLedger(api.database)).findings;

  return {
    ...world,
    script,
    sweep,
    caseOf,
    list,
    dispute,
    tell,
    withAcquirer: api.withAcquirer,
    withUnfollowable,
    get,
    write,
    submit,
    accept,
    tryRefund,
    eventsOf,
    findings,
  };
}
