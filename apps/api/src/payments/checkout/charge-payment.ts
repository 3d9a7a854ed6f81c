import type { AuthenticationProof } from '../../acquirers/acquirer.ts';
import type { AppDependencies } from '../../dependencies.ts';
import type { PaymentTokenCaller } from '../../http/caller.ts';
import { DomainError } from '../../http/errors.ts';
import { readProof } from '../three-d-secure/read-proof.ts';
import type { Attempt } from '../attempt.ts';
import { maySend } from '../attempt.ts';
import { loadAttempt, loadAttemptByToken } from '../attempt-repository.ts';
import type { Claim } from '../claim-attempt.ts';
import { claimAttempt } from '../claim-attempt.ts';
import { expireIfRunOut } from '../expire-payment.ts';
import type { Payment } from '../payment.ts';
import { loadPayment, lockPayment } from '../payment-repository.ts';
import { settleAttempt } from '../settle-attempt.ts';
import { failpoint } from '../../platform/failpoint.ts';

export interface Charge {
  payment: Payment;
  attempt: Attempt;
}

type Step =
  | { kind: 'known'; charge: Charge }
  | { kind: 'send'; claim: Extract<Claim, { kind: 'claimed' }>; proof: AuthenticationProof | null }
  | { kind: 'refused'; reason: DomainError };

/**
 * Takes the money of an authenticated attempt. Whatever races, one call claims the attempt and goes to the acquirer,
 * outside of any transaction, under the attempt's id as idempotency key; the others are told how it stands. Killed at
 * any line, the attempt is either still to be charged or found by the inquiry.
 *
 * Fails with: invalid_token, payment_already_paid, payment_in_progress, payment_expired, authentication_pending,
 * authentication_failed, authentication_used, payment_link_inactive.
 */
export async function chargePayment(
  deps: AppDependencies,
  caller: PaymentTokenCaller,
  input: { reference: string; token: string },
): Promise<Charge> {
  const { database, clock, acquirer, config } = deps;
  failpoint('charge.before-claim');
  const step = await database.forBusiness(caller.businessId, async (trx): Promise<Step> => {
    const now = clock.now();
    const payment = await expireIfRunOut(
      trx,
      await lockPayment(trx, caller.businessId, caller.paymentId),
      now,
    );
    if (payment.checkout_reference !== input.reference) throw new DomainError('invalid_token');
    const attempt = await loadAttemptByToken(trx, payment.id, input.token);
    // Not thrown, since that would undo the expiry.
    if (payment.status === 'expired') return { kind: 'refused', reason: new DomainError('payment_expired') };
    const known = knownOutcome(attempt);
    if (known !== undefined)
      return known === 'known' ? { kind: 'known', charge: { payment, attempt } } : known;
    // Begun when the other mode's payments were taken here: the acquirer of this mode must never see it.
    if (payment.mode !== config.paymentMode) {
      return { kind: 'refused', reason: new DomainError('payment_link_inactive') };
    }
    const proof = await readProof(trx, attempt.id);
    const claim = await claimAttempt(
      trx,
      payment,
      attempt,
      { serverKey: deps.cardVaultKey, token: input.token, chargedWith: caller.tokenHash },
      now,
    );
    return claim.kind === 'refused' ? claim : { kind: 'send', claim, proof };
  });
  if (step.kind === 'refused') throw step.reason;
  if (step.kind === 'known') return step.charge;
  failpoint('charge.claimed');

  const { attempt, card } = step.claim;
  const where = { businessId: caller.businessId, paymentId: caller.paymentId, attemptId: attempt.id };
  const outcome = maySend(attempt, clock.now())
    ? await acquirer.authorise({
        key: attempt.id,
        amount: attempt.amount,
        currency: attempt.currency,
        card,
        authentication: step.proof,
      })
    : LEFT_TO_THE_INQUIRY;
  failpoint('charge.answered');
  const charge = await database.forBusiness(caller.businessId, async (trx) => {
    if (outcome.result === 'unknown') {
      return {
        payment: await loadPayment(trx, where.businessId, where.paymentId),
        attempt: await loadAttempt(trx, attempt.id),
      };
    }
    const said = outcome.result === 'not_sent' ? NEVER_SENT : outcome;
    const settled = await settleAttempt(trx, where, said, clock.now());
    failpoint('charge.before-commit');
    return settled;
  });
  failpoint('charge.committed');
  return charge;
}

/** The process stood still for too long after the claim. Nothing is sent, and the inquiry finds that out. */
const LEFT_TO_THE_INQUIRY = { result: 'unknown' } as const;

/** The connection was never made, so nothing was taken and the payer may try again. */
const NEVER_SENT = { result: 'declined', acquirerId: null, code: 'processing_error' } as const;

/** What an attempt that is not `ready` answers: how it stands, or why it cannot be charged. */
function knownOutcome(attempt: Attempt): 'known' | Extract<Step, { kind: 'refused' }> | undefined {
  switch (attempt.status) {
    case 'ready':
      return undefined;
    case 'authorising':
    case 'succeeded':
    case 'declined':
      return 'known';
    case 'authentication_failed':
      return { kind: 'refused', reason: new DomainError('authentication_failed') };
    case 'abandoned':
      return { kind: 'refused', reason: new DomainError('authentication_used') };
    case 'method':
    case 'authenticating':
    case 'challenged':
      return { kind: 'refused', reason: new DomainError('authentication_pending') };
  }
}
