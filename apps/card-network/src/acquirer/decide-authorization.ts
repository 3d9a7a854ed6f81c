import { findTestCard, needsAuthentication } from '../card-table.ts';
import type { TestCardRow } from '../card-table.ts';
import { eciOf, isCavvGood } from '../cavv.ts';
import type { AuthorizationRequest, CardSummary, DeclineCode } from './acquirer-messages.ts';

/** The issuer's answer, before anything is recorded. */
export type Decision = {
  decline: { code: DeclineCode; message: string } | null;
  authenticated: boolean;
  card: CardSummary;
  /** What becomes of the answer once the approval is recorded. */
  delivery: 'normal' | 'silence' | 'error';
};

const declineMessages: Record<DeclineCode, string> = {
  generic_decline: 'The bank declined the payment.',
  insufficient_funds: 'There is not enough money on the account.',
  lost_card: 'The card was reported lost.',
  stolen_card: 'The card was reported stolen.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code is wrong.',
  processing_error: 'The bank could not process the payment.',
  authentication_required: 'The bank asks for 3-D Secure authentication.',
  card_not_supported: 'The sandbox takes only its test cards. No real card can be used here.',
};

function isPastExpiry(card: AuthorizationRequest['card'], now: Date): boolean {
  // A card is good to the last day of its month; Date counts months from 0, so this is the next month's first day.
  return now.getTime() >= Date.UTC(card.expiry_year, card.expiry_month, 1);
}

type AuthenticationResult = 'none' | 'good' | 'bad';

function checkAuthentication(
  secret: string,
  row: TestCardRow,
  request: AuthorizationRequest,
): AuthenticationResult {
  const given = request.three_d_secure;
  if (given?.cavv === undefined) return 'none';
  const knownEci = given.eci === eciOf(row.brand, 'Y') || given.eci === eciOf(row.brand, 'A');
  const facts = {
    dsTransID: given.ds_trans_id,
    cardNumber: row.number,
    amount: request.amount,
    currency: request.currency,
    eci: given.eci,
  };
  return knownEci && isCavvGood(secret, facts, given.cavv) ? 'good' : 'bad';
}

function declineOf(
  row: TestCardRow,
  request: AuthorizationRequest,
  result: AuthenticationResult,
  now: Date,
): DeclineCode | null {
  if (isPastExpiry(request.card, now)) return 'expired_card';
  const cvcLength = row.brand === 'amex' ? 4 : 3;
  if (request.card.cvc !== undefined && request.card.cvc.length !== cvcLength) return 'incorrect_cvc';
  if (result === 'bad' || (result === 'none' && needsAuthentication(row))) return 'authentication_required';
  if (row.authorization.startsWith('approve')) return null;
  return row.authorization as DeclineCode;
}

/** Decides an authorisation by the card's row, its dates, its CVC's length and the 3-D Secure result. */
export function decideAuthorization(secret: string, request: AuthorizationRequest, now: Date): Decision {
  const row = findTestCard(request.card.number);
  const card: CardSummary = {
    brand: row?.brand ?? 'unknown',
    last4: request.card.number.slice(-4),
    expiry_month: request.card.expiry_month,
    expiry_year: request.card.expiry_year,
    country: row?.country ?? null,
    funding: row?.funding ?? null,
  };
  if (row === undefined) {
    const decline = { code: 'card_not_supported', message: declineMessages.card_not_supported } as const;
    return { decline, authenticated: false, card, delivery: 'normal' };
  }
  const result = checkAuthentication(secret, row, request);
  const code = declineOf(row, request, result, now);
  return {
    decline: code === null ? null : { code, message: declineMessages[code] },
    authenticated: result === 'good',
    card,
    delivery: code === null ? deliveryOf(row) : 'normal',
  };
}

function deliveryOf(row: TestCardRow): Decision['delivery'] {
  if (row.authorization === 'approve_then_silence') return 'silence';
  return row.authorization === 'approve_then_error' ? 'error' : 'normal';
}
