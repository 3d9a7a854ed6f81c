import type { AppDependencies } from '../dependencies.ts';
import type { Transaction } from '../platform/database.ts';
import { after } from '../platform/clock.ts';
import { jsonb } from '../platform/database.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { changeEndpoint, lockEndpoint } from './endpoint-repository.ts';
import type { WebhookAnswer } from './post-webhook.ts';
import { DISABLED_AFTER, retryAt } from './retry-schedule.ts';

const GONE = 410;

/** A try that has ended. */
export interface EndedTry {
  delivery: { id: string; business_id: string; endpoint_id: string };
  /** Which one it was of its delivery, from 1. */
  attempt: number;
  startedAt: Date;
  /** As sent, without the signature. */
  headers: Record<string, string>;
  answer: WebhookAnswer;
}

/** Writes down how a try ended, and settles what comes next: nothing, another try, or the end of the endpoint. */
export function recordAttempt({ database, clock }: AppDependencies, ended: EndedTry): Promise<void> {
  const { delivery, answer } = ended;
  return database.forBusiness(delivery.business_id, async (trx) => {
    const endpoint = await lockEndpoint(trx, delivery.business_id, delivery.endpoint_id);
    // It was deleted with its log meanwhile.
    if (endpoint === undefined) return;
    const row = await trx
      .selectFrom('webhook_deliveries')
      .select('status')
      .where('id', '=', delivery.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    await insertAttempt(trx, ended);
    const now = clock.now();
    if (answer.error === null) await settleDelivered(trx, endpoint, ended, now);
    // What was delivered or given up meanwhile stays so.
    else if (row.status === 'pending') await settleFailed(trx, endpoint, ended, now);
  });
}

async function insertAttempt(trx: Transaction, { delivery, attempt, startedAt, headers, answer }: EndedTry) {
  await trx
    .insertInto('webhook_attempts')
    .values({
      delivery_id: delivery.id,
      business_id: delivery.business_id,
      attempt,
      started_at: startedAt,
      duration_ms: answer.durationMs,
      request_headers: jsonb(headers),
      response_status: answer.status,
      response_body: answer.body,
      error: answer.error,
    })
    .execute();
}

async function settleDelivered(
  trx: Transaction,
  endpoint: Endpoint,
  { delivery, answer }: EndedTry,
  now: Date,
) {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'delivered', response_status: answer.status, next_try_at: null, finished_at: now })
    .where('id', '=', delivery.id)
    .execute();
  if (endpoint.failing_since !== null) await changeEndpoint(trx, endpoint, { failing_since: null });
}

async function settleFailed(
  trx: Transaction,
  endpoint: Endpoint,
  { delivery, attempt, startedAt, answer }: EndedTry,
  now: Date,
): Promise<void> {
  const next = retryAt(now, attempt);
  await trx
    .updateTable('webhook_deliveries')
    .set({
      response_status: answer.status,
      ...(next === undefined
        ? { status: 'failed', next_try_at: null, finished_at: now }
        : { next_try_at: next }),
    })
    .where('id', '=', delivery.id)
    .execute();
  if (endpoint.disabled_at !== null) return;
  const failingSince = endpoint.failing_since ?? startedAt;
  const failing =
    endpoint.failing_since === null
      ? await changeEndpoint(trx, endpoint, { failing_since: failingSince })
      : endpoint;
  if (answer.status === GONE) await disableEndpoint(trx, failing, 'gone', now);
  else if (after(failingSince, DISABLED_AFTER) <= now) await disableEndpoint(trx, failing, 'failing', now);
}
