import type {
  CardBrand,
  CardFunding,
  PaymentAttemptStatus,
  PaymentEventType,
  RefundReason,
  RefundStatus,
  ThreeDSecureTransStatus,
} from '@harbour/contract/enums';
import type { CardSummary, ThreeDSecureOutcome } from '@harbour/contract/model';
import type { StatusTone } from '@harbour/domain/payment-status';

export const refundReasons: Record<RefundReason, string> = {
  requested_by_customer: 'Requested by customer',
  duplicate: 'Duplicate payment',
  fraudulent: 'Fraudulent',
  goods_not_delivered: 'Goods not delivered',
  other: 'Other',
};

interface Words {
  label: string;
  tone: StatusTone;
}

export const refundStatuses: Record<RefundStatus, Words> = {
  pending: { label: 'Pending', tone: 'neutral' },
  succeeded: { label: 'Succeeded', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const attemptStatuses: Record<PaymentAttemptStatus, Words> = {
  authenticating: { label: 'Authenticating', tone: 'info' },
  authenticated: { label: 'Authenticated', tone: 'info' },
  authorising: { label: 'Authorising', tone: 'info' },
  succeeded: { label: 'Succeeded', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  abandoned: { label: 'Abandoned', tone: 'neutral' },
};

export const cardBrands: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  verve: 'Verve',
  unionpay: 'UnionPay',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
  unknown: 'Card',
};

export const cardFundings: Record<CardFunding, string> = {
  credit: 'Credit',
  debit: 'Debit',
  prepaid: 'Prepaid',
  unknown: 'Unknown',
};

/** Colour of an entry of the timeline; what is not listed is neutral. */
export const eventTones: Partial<Record<PaymentEventType, StatusTone>> = {
  authentication_failed: 'danger',
  payment_declined: 'danger',
  payment_failed: 'danger',
  refund_failed: 'danger',
  dispute_lost: 'danger',
  dispute_opened: 'warn',
  transition_refused: 'warn',
  payment_succeeded: 'success',
  refund_succeeded: 'success',
  dispute_won: 'success',
  payment_settled: 'success',
};

const authenticationResults: Record<ThreeDSecureTransStatus, Words> = {
  Y: { label: 'Authenticated', tone: 'success' },
  A: { label: 'Attempted', tone: 'info' },
  N: { label: 'Not authenticated', tone: 'danger' },
  U: { label: 'Unavailable', tone: 'warn' },
  R: { label: 'Rejected by the bank', tone: 'danger' },
  C: { label: 'Challenge open', tone: 'info' },
  D: { label: 'Decoupled', tone: 'info' },
  I: { label: 'Informational', tone: 'neutral' },
};

/** How authentication ended, in words for a merchant: the result, how it came about, and who bears fraud. */
export function describeAuthentication(outcome: ThreeDSecureOutcome): Words & { detail: string } {
  const how =
    outcome.flow === 'challenge'
      ? 'The bank asked the customer to confirm.'
      : 'The bank did not need to ask the customer.';
  const liability = outcome.liability_shift ? 'The bank is liable for fraud.' : 'You are liable for fraud.';
  return { ...authenticationResults[outcome.trans_status], detail: `${how} ${liability}` };
}

/** `08/2029`, the way it is embossed. */
export function cardExpiry(card: CardSummary): string {
  return `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
}

/** The country's name in English; the code where it has none. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
