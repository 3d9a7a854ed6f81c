import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import type { Transaction } from '../platform/database.ts';
import { after } from '../platform/clock.ts';
import { jsonb } from '../platform/database.ts';
import type { Delivery } from './delivery-repository.ts';
import { givenUp } from './delivery-repository.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { changeEndpoint, lockEndpoint } from './endpoint-repository.ts';
import type { WebhookAnswer } from './post-webhook.ts';
import { DISABLED_AFTER, LONGEST_PAUSE, retryAt } from './retry-schedule.ts';

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
      .select(['status', 'tries', 'next_try_at'])
      .where('id', '=', delivery.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    await insertAttempt(trx, ended);
    const now = clock.now();
    if (answer.error === null) await settleDelivered(trx, endpoint, ended, now);
    // What was delivered or given up meanwhile stays so.
    else if (row.status === 'pending') await settleFailed(trx, endpoint, row, ended, now);
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
  row: Pick<Delivery, 'tries' | 'next_try_at'>,
  { delivery, attempt, startedAt, answer }: EndedTry,
  now: Date,
): Promise<void> {
  const next = retryAt(now, attempt, answer);
  // It was sent again meanwhile: it is due already, while a lease would lie ahead, or in its next try.
  const sentAgain = row.tries !== attempt || (row.next_try_at !== null && row.next_try_at <= now);
  const change = next === undefined ? givenUp(now) : { next_try_at: next };
  await trx
    .updateTable('webhook_deliveries')
    .set({ response_status: answer.status, ...(sentAgain ? {} : change) })
    .where('id', '=', delivery.id)
    .execute();
  if (endpoint.disabled_at !== null) return;
  if (answer.status === GONE) await disableEndpoint(trx, endpoint, 'gone', now);
  // A last try alone begins no row of failures: nothing would follow that could end it.
  else if (endpoint.failing_since !== null || next !== undefined || sentAgain) {
    await settleFailing(trx, endpoint, startedAt, now);
  }
}

/** Notes since when an endpoint fails, and disables one that was tried again and again for too long. */
async function settleFailing(
  trx: Transaction,
  endpoint: Endpoint,
  startedAt: Date,
  now: Date,
): Promise<void> {
  const isOver = (since: Date) => after(since, DISABLED_AFTER) <= now;
  const noted = endpoint.failing_since ?? startedAt;
  const since = isOver(noted) ? await beginOfRow(trx, endpoint, noted) : noted;
  const failing =
    since.getTime() === endpoint.failing_since?.getTime()
      ? endpoint
      : await changeEndpoint(trx, endpoint, { failing_since: since });
  if (isOver(since)) await disableEndpoint(trx, failing, 'failing', now);
}

/** The first of the failed tries since then after which there was no pause that tells nothing, up to the latest. */
async function beginOfRow(trx: Transaction, endpoint: Endpoint, since: Date): Promise<Date> {
  const { rows } = await sql<{ began: Date | null }>`
    select max(started_at) as began
    from (
      select attempt.started_at, lag(attempt.started_at) over (order by attempt.started_at) as before
      from webhook_attempts attempt
      join webhook_deliveries delivery on delivery.id = attempt.delivery_id
      where delivery.endpoint_id = ${endpoint.id} and attempt.started_at >= ${since}
    ) tries
    where before is null or before < started_at - ${LONGEST_PAUSE}::float8 * interval '1 millisecond'
  `.execute(trx);
  return rows[0]?.began ?? since;
}
