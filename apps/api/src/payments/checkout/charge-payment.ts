import type { Authorisation } from '../../acquirers/acquirer.ts';
import type { AppDependencies } from '../../dependencies.ts';
import type { PaymentTokenCaller } from '../../http/caller.ts';
import { DomainError } from '../../http/errors.ts';
import type { JoinedCall } from '../../http/idempotency.ts';
import { keepAnswers } from '../../http/idempotency-batches.ts';
import { readProof } from '../three-d-secure/read-proof.ts';
import type { Attempt } from '../attempt.ts';
import { asAsked } from '../as-asked.ts';
import { maySend } from '../attempt.ts';
import { loadAttempt, loadAttemptByToken } from '../attempt-repository.ts';
import { claimAttempt } from '../claim-attempt.ts';
import { expireIfRunOut } from '../expire-payment.ts';
import { keepAcquirerId } from '../keep-acquirer-id.ts';
import { isOfOurMode } from '../of-our-mode.ts';
import type { Payment } from '../payment.ts';
import { loadPayment, lockPayment } from '../payment-repository.ts';
import { settleAttempt } from '../settle-attempt.ts';
import { settleTogether } from '../settle-together.ts';
import type { Captured } from '../write-captures.ts';
import { inBatches } from '../../platform/batches.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { chargeAnswer } from './checkout-answers.ts';
import type { ChargeCall, ReadyToSend } from './claim-together.ts';
import { claimTogether } from './claim-together.ts';

export interface Charge {
  payment: Payment;
  attempt: Attempt;
}

type Step = { kind: 'known'; charge: Charge } | ReadyToSend | { kind: 'refused'; reason: DomainError };

export type ChargePayment = (
  caller: PaymentTokenCaller,
  input: { reference: string; token: string },
  joined?: JoinedCall,
) => Promise<Charge>;

/** An approval, and the call that is answered with it. */
interface Approved extends Captured {
  joined: JoinedCall | undefined;
}

/**
 * Takes the money of an authenticated attempt. Whatever races, one call claims the attempt and goes to the acquirer,
 * outside of any transaction, under the attempt's id as idempotency key; the others are told how it stands. Killed at
 * any line, the attempt is either still to be charged or found by the inquiry.
 *
 * Calls that come at once to one business share two commits, and each is answered after the second:
 *
 * 1. `claim`: the call's idempotency key, the attempt and its payment, the card is wiped (claim-together.ts).
 * 2. Each goes to the acquirer by itself.
 * 3. `settle`: attempt, payment, ledger, timeline, event, receipt, and the call's answer (settle-together.ts).
 *
 * What can't go along is done alone, with the same rules. A batch is of one business, so that row-level security holds for it
 * as for a single call.
 *
 * Fails with: Replay, idempotency_in_progress, idempotency_key_reused, invalid_token, payment_already_paid, payment_in_progress, payment_expired, authentication_pending,
 * authentication_failed, authentication_used, payment_link_inactive.
 */
export function createChargePayment(deps: AppDependencies): ChargePayment {
  const { database, clock } = deps;
  const claim = inBatches<ChargeCall, Step>({
    together: (businessId, calls) => claimTogether(deps, businessId, calls),
    alone: async (businessId, call) => {
      await call.joined?.begin();
      return claimAlone(deps, businessId, call);
    },
  });
  const settle = inBatches<Approved, Charge>({
    together: async (businessId, approved) => {
      const kept: JoinedCall[] = [];
      const settled = await settleTogether(deps, businessId, approved, async (send, captures) => {
        const answers = captures.flatMap(({ joined, settled: charge }) =>
          joined === undefined
            ? []
            : [{ joined, answer: joined.sealed({ status: 200, body: chargeAnswer(charge, clock.now()) }) }],
        );
        const areKept = await keepAnswers(
          send,
          answers.map(({ answer }) => answer),
        );
        kept.push(...answers.filter((_answer, index) => areKept[index]).map(({ joined }) => joined));
      });
      for (const joined of kept) joined.kept();
      return settled;
    },
    alone: (businessId, { payment, attempt, outcome }) =>
      settleAlone(deps, { businessId, paymentId: payment.id, attemptId: attempt.id }, outcome),
  });

  return async ({ businessId, paymentId, tokenHash }, { reference, token }, joined) => {
    failpoint('charge.before-claim');
    const step = await claim(businessId, { paymentId, reference, token, chargedWith: tokenHash, joined });
    if (step.kind === 'refused') throw step.reason;
    if (step.kind === 'known') return step.charge;
    failpoint('charge.claimed');

    const { payment, attempt, card, proof } = step;
    const outcome = maySend(attempt, clock.now())
      ? await asAsked(
          deps,
          attempt,
          await deps.acquirer.authorise({
            key: attempt.id,
            amount: attempt.amount,
            currency: attempt.currency,
            card,
            authentication: proof,
            keepId: async (acquirerId) => {
              failpoint('charge.before-keep');
              const where = { businessId, paymentId, attemptId: attempt.id };
              const kept = await keepAcquirerId(database, where, acquirerId);
              failpoint('charge.kept');
              return kept;
            },
          }),
        )
      : LEFT_TO_THE_INQUIRY;
    failpoint('charge.answered');
    if (outcome.result === 'unknown') {
      return database.forBusiness(businessId, async (trx) => ({
        payment: await loadPayment(trx, businessId, paymentId),
        attempt: await loadAttempt(trx, attempt.id),
      }));
    }
    const charge =
      outcome.result === 'captured'
        ? await settle(businessId, { payment, attempt, outcome, joined })
        : await settleAlone(
            deps,
            { businessId, paymentId, attemptId: attempt.id },
            outcome.result === 'not_sent' ? NEVER_SENT : outcome,
          );
    failpoint('charge.committed');
    return charge;
  };
}

function claimAlone(deps: AppDependencies, businessId: string, call: ChargeCall): Promise<Step> {
  const { database, clock, config } = deps;
  return database.forBusiness(businessId, async (trx): Promise<Step> => {
    const now = clock.now();
    const payment = await expireIfRunOut(trx, await lockPayment(trx, businessId, call.paymentId), now);
    if (payment.checkout_reference !== call.reference) throw new DomainError('invalid_token');
    const attempt = await loadAttemptByToken(trx, payment.id, call.token);
    // Not thrown, since that would undo the expiry.
    if (payment.status === 'expired') return { kind: 'refused', reason: new DomainError('payment_expired') };
    const known = knownOutcome(attempt);
    if (known !== undefined)
      return known === 'known' ? { kind: 'known', charge: { payment, attempt } } : known;
    // Begun when the other mode's payments were taken here: the acquirer of this mode must never see it.
    if (!isOfOurMode(payment, config)) {
      return { kind: 'refused', reason: new DomainError('payment_link_inactive') };
    }
    const proof = await readProof(trx, attempt.id);
    const claim = await claimAttempt(
      trx,
      payment,
      attempt,
      {
        serverKey: deps.cardVaultKey,
        token: call.token,
        chargedWith: call.chargedWith,
        acquirer: deps.acquirer,
      },
      now,
    );
    if (claim.kind === 'refused') return claim;
    failpoint('charge.claim-before-commit');
    return { ...claim, kind: 'send', proof };
  });
}

function settleAlone(
  { database, clock }: AppDependencies,
  where: { businessId: string; paymentId: string; attemptId: string },
  outcome: Authorisation,
): Promise<Charge> {
  return database.forBusiness(where.businessId, async (trx) => {
    const settled = await settleAttempt(trx, where, outcome, clock.now());
    failpoint('charge.before-commit');
    return settled;
  });
}

/** The process stood still for too long after the claim. Nothing is sent, and the inquiry finds that out. */
const LEFT_TO_THE_INQUIRY = { result: 'unknown' } as const;

/**
 * Surely nothing was taken, and the payer may try again. An id that was written down before is wiped by the null: what it stands for
 * can take nothing any more, and nothing is ever asked about it.
 */
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
