import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { workOffExpired } from '../platform/work-off-due.ts';
import { expireIfRunOut } from './expire-payment.ts';
import { lockPayment } from './payment-repository.ts';

/** Expires the payments whose session limit has passed, whoever's they are, each in a commit of its own. */
export async function expirePayments(deps: AppDependencies): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  await workOffExpired(
    deps,
    (from, atMost) =>
      database.acrossBusinesses((trx) =>
        trx
          .selectFrom('payments')
          .select(['id', 'business_id', 'expires_at'])
          .where('status', 'in', ['pending', 'requires_action'])
          .where('expires_at', '<=', now)
          .where(from)
          .orderBy('expires_at')
          .orderBy('id')
          .limit(atMost)
          .execute(),
      ),
    ({ id, business_id }) =>
      database.forBusiness(business_id, async (trx) => {
        if (!(await mayWorkInBackground(trx))) return;
        await expireIfRunOut(trx, await lockPayment(trx, business_id, id), now);
      }),
  );
}
