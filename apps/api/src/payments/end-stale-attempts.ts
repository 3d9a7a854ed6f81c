import type { AppDependencies } from '../dependencies.ts';
import { OPEN_ATTEMPTS } from './attempt-status.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { workOffExpired } from '../platform/work-off-due.ts';
import { wipeCards } from './card-vault.ts';
import { failAttempt } from './fail-attempt.ts';
import { lockPayment } from './payment-repository.ts';

/** Ends attempts that nobody went on with, and wipes their cards. A challenge without a result counts as failed. */
export async function endStaleAttempts(deps: AppDependencies): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  await workOffExpired(
    deps,
    (from, atMost) =>
      database.acrossBusinesses((trx) =>
        trx
          .selectFrom('attempts')
          .select(['id', 'payment_id', 'business_id', 'expires_at'])
          .where('status', 'in', [...OPEN_ATTEMPTS])
          .where('expires_at', '<=', now)
          .where(from)
          .orderBy('expires_at')
          .orderBy('id')
          .limit(atMost)
          .execute(),
      ),
    ({ id, payment_id, business_id }) =>
      database.forBusiness(business_id, async (trx) => {
        if (!(await mayWorkInBackground(trx))) return;
        const payment = await lockPayment(trx, business_id, payment_id);
        const attempt = await loadAttempt(trx, id);
        const isOpen = OPEN_ATTEMPTS.some((status) => status === attempt.status);
        if (!isOpen || attempt.expires_at > now) return;
        if (attempt.status === 'challenged') {
          await failAttempt(trx, payment, attempt, 'authentication_timed_out', now);
          return;
        }
        await wipeCards(trx, [id]);
        await changeAttempt(trx, id, { status: 'abandoned', finished_at: now });
      }),
  );
}
