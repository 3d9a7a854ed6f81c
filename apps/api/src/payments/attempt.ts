import type { Selectable } from 'kysely';
import type { DeclineCode } from '@harbour/contract/enums';
import type { Schemas } from '@harbour/contract/schema';
import { MINUTE, SECOND, after } from '../platform/clock.ts';
import type { PaymentsTables } from './tables.ts';

/** One try at paying. The first attempt that succeeds is the payment's; a decline ends the attempt alone. */
export type Attempt = Selectable<PaymentsTables['attempts']>;

export type CardSummary = Schemas['CardSummary'];
export type Decline = Schemas['Decline'];

/** An attempt that is not charged by then is abandoned and its card data wiped; the server gives a challenge 15 minutes. */
export const ATTEMPT_LIMIT = 15 * MINUTE;

/** A request that the acquirer does not know a minute after the claim has never reached it. */
export function surelyUnknownAt(claimedAt: Date): Date {
  return after(claimedAt, MINUTE);
}

export function isSurelyUnknown({ claimed_at }: Pick<Attempt, 'claimed_at'>, now: Date): boolean {
  return claimed_at !== null && surelyUnknownAt(claimed_at) <= now;
}

/** A process that was stopped for longer than this after its claim sends nothing: the inquiry may soon give it up. */
const SEND_WITHIN = 10 * SECOND;

/** Whether a claimed attempt may still go to the acquirer, by a clock that is read right before. */
export function maySend(attempt: Pick<Attempt, 'claimed_at'>, now: Date): boolean {
  return attempt.claimed_at !== null && now.getTime() - attempt.claimed_at.getTime() <= SEND_WITHIN;
}

/**
 * The id that the acquirer's inquiry comes with: null where none was written down before money could be taken, `undefined` where
 * a server of the version before sent the attempt, which wrote none down.
 */
export function keptIdOf({
  acquirer,
  acquirer_id,
}: Pick<Attempt, 'acquirer' | 'acquirer_id'>): string | null | undefined {
  return acquirer === null ? undefined : acquirer_id;
}

/** Whether the acquirer took another sum than it was asked for, by its own word, and that is not settled. */
export function isTakenOtherwise({
  taken_otherwise,
  taken_settled_at,
}: Pick<Attempt, 'taken_otherwise' | 'taken_settled_at'>): boolean {
  return taken_otherwise !== null && taken_settled_at === null;
}

interface DeclineWords {
  payer: string;
  merchant: string;
}

const otherCard = 'Your bank declined this card. Nothing was taken. Try another card, or ask your bank.';

/** Words for both sides. A payer is never told that a card is reported lost or stolen, or is suspected of fraud. */
const DECLINES: Readonly<Record<DeclineCode, DeclineWords>> = {
  generic_decline: { payer: otherCard, merchant: 'The customer’s bank declined without a reason.' },
  do_not_honour: { payer: otherCard, merchant: 'The customer’s bank answered “do not honour”.' },
  insufficient_funds: {
    payer: 'There is not enough money on this card. Nothing was taken. Try another card.',
    merchant: 'The card has insufficient funds.',
  },
  limit_exceeded: {
    payer:
      'This payment is above the limit of your card. Nothing was taken. Try another card, or ask your bank.',
    merchant: 'The payment exceeds the card’s limit.',
  },
  lost_card: { payer: otherCard, merchant: 'The card is reported lost. Do not tell the customer.' },
  stolen_card: { payer: otherCard, merchant: 'The card is reported stolen. Do not tell the customer.' },
  restricted_card: { payer: otherCard, merchant: 'The card may not be used for this kind of payment.' },
  suspected_fraud: {
    payer: otherCard,
    merchant: 'The customer’s bank suspects fraud. Do not tell the customer.',
  },
  expired_card: {
    payer: 'This card has expired. Nothing was taken. Check the date, or use another card.',
    merchant: 'The card has expired.',
  },
  incorrect_cvc: {
    payer: 'The security code was wrong. Nothing was taken. Check it and try again.',
    merchant: 'The security code (CVC) was wrong.',
  },
  invalid_card: {
    payer: 'Your bank does not know this card. Nothing was taken. Check the number, or use another card.',
    merchant: 'The customer’s bank has no such account.',
  },
  // The bank was not asked, so it is not said to have spoken.
  card_not_supported: {
    payer: 'This card type is not supported here. Nothing was taken. Use another card.',
    merchant: 'The card network does not take this kind of card; the customer’s bank was not asked.',
  },
  issuer_unavailable: {
    payer: 'Your bank could not be reached. Nothing was taken. Try again in a moment.',
    merchant: 'The customer’s bank could not be reached.',
  },
  processing_error: {
    payer: 'The payment could not be processed. Nothing was taken. Try again in a moment.',
    merchant: 'The card network could not process the payment; nothing was taken.',
  },
  authentication_failed: {
    payer: 'Your bank could not confirm that it is you. Nothing was taken. Try again, or use another card.',
    merchant: '3-D Secure: the customer’s bank did not confirm who pays (N).',
  },
  authentication_rejected: {
    payer: otherCard,
    merchant: '3-D Secure: the customer’s bank rejected the payment (R); it cannot go on.',
  },
  authentication_unavailable: {
    payer: 'Your bank could not check that it is you. Nothing was taken. Try again, or use another card.',
    merchant: '3-D Secure: authentication was not available.',
  },
  authentication_cancelled: {
    payer: "You cancelled your bank's check. Nothing was taken. You can try again.",
    merchant: '3-D Secure: the customer cancelled the bank’s check.',
  },
  authentication_timed_out: {
    payer: "Your bank's check took too long. Nothing was taken. You can try again.",
    merchant: '3-D Secure: no result within 15 minutes.',
  },
};

export function declineOf(code: DeclineCode): Decline {
  const words = DECLINES[code];
  return { code, payer_message: words.payer, merchant_message: words.merchant };
}

const HIDDEN_FROM_PAYERS: ReadonlySet<DeclineCode> = new Set([
  'lost_card',
  'stolen_card',
  'suspected_fraud',
  'restricted_card',
]);

/** A decline as the payer may know it. `payable`: whether the reference can still be paid. */
export function payerDecline(decline: Decline, payable: boolean): Schemas['PayerDecline'] {
  return {
    code: HIDDEN_FROM_PAYERS.has(decline.code) ? 'generic_decline' : decline.code,
    message: decline.payer_message,
    can_retry: payable,
  };
}
