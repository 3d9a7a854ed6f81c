import { buffer } from 'node:stream/consumers';
import type { EvidenceFile } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import { captureIsOurs, findCapture, otherAcquirerInWords } from '../payments/of-our-acquirer.ts';
import { isOfOurMode } from '../payments/of-our-mode.ts';
import { recordPaymentEvent } from '../payments/payment-events.ts';
import { MINUTE, after } from '../platform/clock.ts';
import { nextTry } from '../platform/next-try.ts';
import { shorten } from '../platform/shorten.ts';
import { workOffDue } from '../platform/work-off-due.ts';
import type { Dispute } from './dispute.ts';
import { listDisputeDocuments } from './dispute-documents.ts';
import { lockDispute } from './dispute-repository.ts';

/** Each may have a file of 10 MB in memory, and its text. */
const AT_ONCE = 5;

/** Longer than the call of one file and the answer after it; renewed with each file, of which there may be many. */
const LEASE = MINUTE;

/**
 * Tells the acquirer what the merchant answered; the same answer again changes nothing there. One that it refuses is noted
 * on the timeline: the acquirer's news say what becomes of the dispute. Of a dispute of the other mode, or of what
 * another acquirer took, nothing is told.
 */
export async function tellAcquirer(deps: AppDependencies, dispute: Dispute): Promise<void> {
  const { database, clock, acquirer, config } = deps;
  if (!isOfOurMode(dispute, config)) return;
  const capture = await database.forBusiness(dispute.business_id, (trx) =>
    findCapture(trx, dispute.payment_id),
  );
  if (otherAcquirerInWords(capture, deps) !== undefined) return;
  const caseId = dispute.acquirer_case_id;
  const outcome = await acquirer.respondToDispute(
    dispute.answer === 'accept'
      ? { caseId, answer: 'accept' }
      : {
          caseId,
          answer: 'evidence',
          evidence: { ...dispute.evidence },
          files: await filesOf(deps, dispute),
        },
  );
  await database.forBusiness(dispute.business_id, async (trx) => {
    const held = await lockDispute(trx, dispute.business_id, dispute.id);
    // Another process was told the same in the meantime.
    if (held.dispute.next_try_at === null) return;
    const unheard = outcome.result === 'unknown' || outcome.result === 'not_sent';
    await trx
      .updateTable('disputes')
      .set({ next_try_at: unheard ? nextTry(clock.now(), held.dispute.tries) : null })
      .where('id', '=', dispute.id)
      .execute();
    if (unheard || outcome.result === 'taken') return;
    await recordPaymentEvent(trx, held.payment, {
      type: 'transition_refused',
      message: shorten(`The card network did not take the answer to the dispute: ${outcome.message}`, 300),
      at: clock.now(),
      amount: dispute.amount,
    });
  });
}

/** What was uploaded, to be read when it is sent: whoever sends it goes on holding the dispute then. */
async function filesOf(
  { database, files, clock }: AppDependencies,
  dispute: Dispute,
): Promise<EvidenceFile[]> {
  const renew = () =>
    database.forBusiness(dispute.business_id, (trx) =>
      trx
        .updateTable('disputes')
        .set({ next_try_at: after(clock.now(), LEASE) })
        .where('id', '=', dispute.id)
        .where('next_try_at', 'is not', null)
        .execute(),
    );
  const documents = await database.forBusiness(dispute.business_id, (trx) =>
    listDisputeDocuments(trx, dispute.id),
  );
  return documents.map(({ id, filename, content_type }) => ({
    id,
    filename,
    contentType: content_type,
    content: async () => {
      await renew();
      return buffer(files.read(id));
    },
  }));
}

/** Tells the acquirer again of answers that it may not have heard. */
export async function resumeDisputeAnswers(deps: AppDependencies): Promise<void> {
  await workOffDue(deps, {
    atOnce: AT_ONCE,
    due: (trx, now) =>
      trx
        .selectFrom('disputes')
        .selectAll()
        .where('next_try_at', '<=', now)
        .where('mode', '=', deps.config.paymentMode)
        .where(captureIsOurs('disputes.payment_id', deps))
        .orderBy('next_try_at'),
    hold: (trx, { id, tries }, now) =>
      trx
        .updateTable('disputes')
        .set({ tries: tries + 1, next_try_at: after(now, LEASE) })
        .where('id', '=', id)
        .execute(),
    work: (dispute) => tellAcquirer(deps, dispute),
  });
}
