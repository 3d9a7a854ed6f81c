import type { Acquirer } from '../acquirers/acquirer.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import { nextTry } from '../platform/next-try.ts';
import type { Attempt } from './attempt.ts';
import { recordPaymentEvents } from './payment-events.ts';
import type { Payment } from './payment.ts';

export interface Claimable {
  payment: Payment;
  attempt: Attempt;
  /** The hash of the payer's token that charged it. */
  chargedWith: string;
}

const MOVE: Statement = {
  name: 'claim_payments',
  text: `update payments set status = 'processing', updated_at = $3 where business_id = $1 and id = any($2) returning id`,
};

const CLAIM: Statement = {
  name: 'claim_attempts',
  text: `
    update attempts a set status = 'authorising', claimed_at = $3, next_inquiry_at = $4, acquirer = $5,
      charged_with = claim.charged_with
    from unnest($1::text[], $2::text[]) as claim (attempt_id, charged_with)
    where a.id = claim.attempt_id
    returning a.id`,
};

const WIPE: Statement = {
  name: 'wipe_cards',
  text: 'delete from card_vault where attempt_id = any($1) returning attempt_id',
};

/**
 * Writes down that attempts of one business are about to be sent to an acquirer, and wipes their cards. Hold the rows of the payments,
 * and know that each may move.
 */
export async function writeClaims(
  send: Send,
  businessId: string,
  acquirer: Pick<Acquirer, 'name'>,
  claims: readonly Claimable[],
  now: Date,
): Promise<{ payment: Payment; attempt: Attempt }[]> {
  const attemptIds = claims.map(({ attempt }) => attempt.id);
  const next = nextTry(now, 0);
  const written = await Promise.all([
    send(MOVE, [businessId, claims.map(({ payment }) => payment.id), now]),
    send(CLAIM, [attemptIds, claims.map(({ chargedWith }) => chargedWith), now, next, acquirer.name]),
    send(WIPE, [attemptIds]),
    recordPaymentEvents(
      send,
      claims.map(({ payment, attempt }) => ({
        payment,
        entry: {
          type: 'payment_processing',
          message: 'Sent to the card network.',
          at: now,
          attemptId: attempt.id,
          amount: payment.amount,
          from: payment.status,
          to: 'processing',
        },
      })),
    ),
  ]);
  for (const rows of written)
    if (rows !== undefined && rows.length !== claims.length)
      throw new Error('Something else changed what was to be claimed.');
  return claims.map(({ payment, attempt, chargedWith }) => ({
    payment: { ...payment, status: 'processing', updated_at: now },
    attempt: {
      ...attempt,
      status: 'authorising',
      claimed_at: now,
      charged_with: chargedWith,
      acquirer: acquirer.name,
      next_inquiry_at: next,
    },
  }));
}
