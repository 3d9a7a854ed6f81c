import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from './background-work.ts';
import { expireIfRunOut } from './expire-payment.ts';

const BATCH = 100;

/** Expires the payments whose session limit has passed, whoever's they are. */
export function expirePayments({ database, clock }: AppDependencies): Promise<void> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return;
    const now = clock.now();
    const due = await trx
      .selectFrom('payments')
      .selectAll()
      .where('status', 'in', ['pending', 'requires_action'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const payment of due) await expireIfRunOut(trx, payment, now);
  });
}
