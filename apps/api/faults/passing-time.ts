import { DAY, MINUTE } from '../src/platform/clock.ts';
import type { World } from './world.ts';

/** What was paid and given back so far, was so on a day that long ago. */
export async function moveBack(world: World, days: number): Promise<void> {
  const at = new Date(Date.now() - days * DAY);
  await world.rows('update payments set paid_at = $1 where settlement_id is null and paid_at is not null', [
    at,
  ]);
  await world.rows(
    "update refunds set finished_at = $1 where settlement_id is null and status = 'succeeded'",
    [at],
  );
}

/** Nobody runs: whatever waits for a time has waited for two minutes more. */
export async function passTwoMinutes(world: World): Promise<void> {
  const values = [`${2 * MINUTE} milliseconds`];
  await world.rows(
    `update attempts set claimed_at = claimed_at - $1::interval, next_inquiry_at = next_inquiry_at - $1::interval
       where status = 'authorising'`,
    values,
  );
  for (const [table, column, condition] of [
    ['refunds', 'next_try_at', "status = 'pending'"],
    ['settlements', 'next_try_at', 'next_try_at is not null'],
    ['webhook_deliveries', 'next_try_at', "status = 'pending'"],
    ['idempotency_keys', 'lease_until', "state = 'running'"],
  ]) {
    await world.rows(`update ${table} set ${column} = ${column} - $1::interval where ${condition}`, values);
  }
}
