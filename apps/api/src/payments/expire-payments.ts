import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { expireIfRunOut } from './expire-payment.ts';
import { lockPayment } from './payment-repository.ts';

const BATCH = 100;

/** Expires the payments whose session limit has passed, whoever's they are, each in a commit of its own. */
export async function expirePayments({ database, clock }: AppDependencies): Promise<void> {
  const now = clock.now();
  const due = await database.acrossBusinesses((trx) =>
    trx
      .selectFrom('payments')
      .select(['id', 'business_id'])
      .where('status', 'in', ['pending', 'requires_action'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(BATCH)
      .execute(),
  );
  await eachRow(due, 'in turn', ({ id, business_id }) =>
    database.forBusiness(business_id, async (trx) => {
      if (!(await mayWorkInBackground(trx))) return;
      await expireIfRunOut(trx, await lockPayment(trx, business_id, id), now);
    }),
  );
}
