import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError, fieldError } from '../http/errors.ts';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { personBehind } from '../payments/merchant-caller.ts';
import { findCapture, otherAcquirerInWords } from '../payments/of-our-acquirer.ts';
import { isOfOurMode, otherModeInWords } from '../payments/of-our-mode.ts';
import { jsonb } from '../platform/database.ts';
import { nextTry } from '../platform/next-try.ts';
import type { Dispute } from './dispute.ts';
import { assertAnswerable } from './dispute.ts';
import { listDisputeDocuments } from './dispute-documents.ts';
import type { ShownDispute } from './dispute-repository.ts';
import { loadShownDispute, lockDispute } from './dispute-repository.ts';
import { moveDispute } from './move-dispute.ts';
import { tellAcquirer } from './tell-acquirer.ts';

/**
 * Keeps evidence as a draft, in place of the one before.
 *
 * Fails with: not_found, dispute_already_answered, dispute_overdue, dispute_closed.
 */
export function updateDisputeEvidence(
  { database, clock }: AppDependencies,
  caller: MerchantCaller,
  id: string,
  evidence: Schemas['DisputeEvidence'],
): Promise<ShownDispute> {
  return database.forBusiness(caller.businessId, async (trx) => {
    await loadShownDispute(trx, caller, id);
    const { dispute } = await lockDispute(trx, caller.businessId, id);
    assertAnswerable(dispute, clock.now());
    await trx
      .updateTable('disputes')
      .set({ evidence: jsonb(evidence) })
      .where('id', '=', id)
      .execute();
    return loadShownDispute(trx, caller, id);
  });
}

/**
 * Sends the draft, once: the dispute is under review from the commit on, whoever asks at the same time, and the acquirer is
 * told after it, again and again until it has heard. Files take their time, and are sent in the background. `call` names the
 * call, so that one that runs again finds its own work.
 *
 * Fails with: not_found, dispute_already_answered, dispute_overdue, dispute_closed, validation_failed.
 */
export function submitDispute(
  deps: AppDependencies,
  caller: MerchantCaller,
  id: string,
  call: string,
): Promise<ShownDispute> {
  return answer(deps, caller, id, { call, answer: 'evidence' });
}

/**
 * Concedes: the dispute is lost at once.
 *
 * Fails with: not_found, dispute_already_answered, dispute_overdue, dispute_closed.
 */
export function acceptDispute(
  deps: AppDependencies,
  caller: MerchantCaller,
  id: string,
  call: string,
): Promise<ShownDispute> {
  return answer(deps, caller, id, { call, answer: 'accept' });
}

async function answer(
  deps: AppDependencies,
  caller: MerchantCaller,
  id: string,
  given: { call: string; answer: 'evidence' | 'accept' },
): Promise<ShownDispute> {
  const { dispute, hasFiles } = await deps.database.forBusiness(caller.businessId, async (trx) => {
    await loadShownDispute(trx, caller, id);
    const now = deps.clock.now();
    const held = await lockDispute(trx, caller.businessId, id);
    const hasFiles = given.answer === 'evidence' && (await listDisputeDocuments(trx, id)).length > 0;
    if (held.dispute.answer_call === given.call) return { dispute: held.dispute, hasFiles };
    if (!isOfOurMode(held.dispute, deps.config))
      throw new DomainError('dispute_closed', { message: otherModeInWords(held.dispute) });
    const other = otherAcquirerInWords(await findCapture(trx, held.payment.id), deps);
    if (other !== undefined) throw new DomainError('dispute_closed', { message: other });
    assertAnswerable(held.dispute, now);
    if (given.answer === 'evidence') assertEvidence(held.dispute, hasFiles);
    const actorId = personBehind(caller);
    const moved = await moveDispute(
      trx,
      held,
      given.answer === 'evidence' ? { to: 'under_review' } : { to: 'lost', loss: 'conceded' },
      {
        now,
        actorId,
        changes: {
          answer: given.answer,
          answer_call: given.call,
          answered_at: now,
          answered_by: actorId ?? null,
          next_try_at: hasFiles ? now : nextTry(now, 0),
        },
      },
    );
    if (moved === undefined) throw new DomainError('dispute_closed');
    return { dispute: moved.dispute, hasFiles };
  });
  // Each of ten files may take the acquirer seconds.
  if (!hasFiles && dispute.next_try_at !== null) await tellAcquirer(deps, dispute);
  return deps.database.forBusiness(caller.businessId, (trx) => loadShownDispute(trx, caller, id));
}

/** Fails with: validation_failed. */
function assertEvidence({ evidence }: Dispute, hasFiles: boolean): void {
  if (hasFiles || Object.keys(evidence).length > 0) return;
  throw fieldError(
    'evidence',
    'required',
    'Say something in at least one field, or add a file, before you send it.',
  );
}
