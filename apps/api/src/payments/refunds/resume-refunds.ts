import type { AppDependencies } from '../../dependencies.ts';
import { captureIsOurs } from '../of-our-acquirer.ts';
import { paymentIsOfOurMode } from '../of-our-mode.ts';
import type { Refund } from './refund.ts';
import { leaseUntil, nextTry } from '../../platform/next-try.ts';
import { workOffDue } from '../../platform/work-off-due.ts';
import { sendRefund } from './send-refund.ts';

const AT_ONCE = 20;

/** Asks the acquirer again for refunds of our mode and of its own captures whose answer never came: the same key never gives money back twice. */
export async function resumeRefunds(deps: AppDependencies): Promise<void> {
  await workOffDue(deps, {
    atOnce: AT_ONCE,
    due: (trx, now) =>
      trx
        .selectFrom('refunds')
        .selectAll()
        .where('status', '=', 'pending')
        .where('next_try_at', '<=', now)
        .where(paymentIsOfOurMode('refunds.payment_id', deps.config))
        .where(captureIsOurs('refunds.payment_id', deps))
        .orderBy('next_try_at'),
    hold: (trx, { id, tries }, now) =>
      trx
        .updateTable('refunds')
        .set({ tries: tries + 1, next_try_at: leaseUntil(now) })
        .where('id', '=', id)
        .execute(),
    work: async (due) => {
      const { refund } = await sendRefund(deps, due);
      if (refund.status === 'pending') await askAgain(deps, refund);
    },
  });
}

/** Later each time that the acquirer says nothing; a try that was killed puts nothing off. */
async function askAgain({ database, clock }: AppDependencies, refund: Refund): Promise<void> {
  await database.forBusiness(refund.business_id, (trx) =>
    trx
      .updateTable('refunds')
      .set({ next_try_at: nextTry(clock.now(), refund.tries) })
      .where('id', '=', refund.id)
      .where('status', '=', 'pending')
      .execute(),
  );
}
