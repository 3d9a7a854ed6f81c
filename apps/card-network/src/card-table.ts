import type { CardBrand, DeclineCode } from './acquirer/acquirer-messages.ts';

/** How the issuer answers an authentication: at once, through a challenge, or with a look-up that fails. */
type Authentication =
  | { kind: 'frictionless'; transStatus: 'Y' | 'A' | 'N' | 'U' | 'R' }
  /** `Y`: the one-time code decides. `N` and `U`: whatever the code. `error`: the issuer's system fails at the end. */
  | { kind: 'challenge'; ends: 'Y' | 'N' | 'U' | 'error' }
  | { kind: 'lookup_error' };

/** How the acquirer answers an authorisation: approve, decline, or approve and then lose the answer. */
type Authorization = 'approve' | 'approve_then_silence' | 'approve_then_error' | DeclineCode;

/** One test card: everything the sandbox does depends on its row alone. */
export type TestCardRow = {
  number: string;
  brand: Exclude<CardBrand, 'unknown'>;
  /** ISO 3166-1 alpha-2 of the issuer. */
  country: string;
  funding: 'credit' | 'debit';
  authorization: Authorization;
  /** null: the card isn't enrolled in 3-D Secure. */
  authentication: Authentication | null;
  /** Whether the cardholder disputes every capture some moments later. */
  disputes?: true;
  /** What the card does, for the README and the demonstration. */
  behaviour: string;
};

type Issuer = Pick<TestCardRow, 'brand' | 'country' | 'funding'>;

const visa: Issuer = { brand: 'visa', country: 'US', funding: 'credit' };
const mastercard: Issuer = { brand: 'mastercard', country: 'US', funding: 'credit' };
const amex: Issuer = { brand: 'amex', country: 'US', funding: 'credit' };
const unionpay: Issuer = { brand: 'unionpay', country: 'CN', funding: 'credit' };
const nigerianVisa: Issuer = { brand: 'visa', country: 'NG', funding: 'debit' };
const verve: Issuer = { brand: 'verve', country: 'NG', funding: 'debit' };

function plain(number: string, issuer: Issuer, authorization: Authorization, behaviour: string): TestCardRow {
  return { number, ...issuer, authorization, authentication: null, behaviour };
}

function frictionless(
  number: string,
  issuer: Issuer,
  transStatus: 'Y' | 'A' | 'N' | 'U' | 'R',
  behaviour: string,
): TestCardRow {
  const authentication: Authentication = { kind: 'frictionless', transStatus };
  return { number, ...issuer, authorization: 'approve', authentication, behaviour };
}

function challenge(
  number: string,
  issuer: Issuer,
  ends: 'Y' | 'N' | 'U' | 'error',
  behaviour: string,
  authorization: Authorization = 'approve',
): TestCardRow {
  return { number, ...issuer, authorization, authentication: { kind: 'challenge', ends }, behaviour };
}

/** The sandbox knows these numbers and no others, so that a real card can't be used. */
const rows: readonly TestCardRow[] = [
  plain('4242424242424242', visa, 'approve', 'Succeeds without 3-D Secure'),
  plain('4111111111111111', visa, 'approve', 'Succeeds without 3-D Secure'),
  plain('5555555555554444', mastercard, 'approve', 'Succeeds without 3-D Secure'),
  plain('378282246310005', amex, 'approve', 'Succeeds without 3-D Secure (four-digit CVC)'),
  plain('5061460410120223210', verve, 'approve', 'Succeeds without 3-D Secure (19 digits)'),
  plain('6205500000000000004', unionpay, 'approve', 'Succeeds without 3-D Secure (19 digits)'),
  plain('4084084084084081', nigerianVisa, 'approve', 'Succeeds without 3-D Secure'),
  {
    ...plain('4000000000000259', visa, 'approve', 'Succeeds, and is disputed moments later'),
    disputes: true,
  },

  challenge('4000000000003220', visa, 'Y', 'Challenge, then succeeds'),
  challenge('4000002760003184', visa, 'Y', 'Challenge, then succeeds'),
  challenge('4000000000002503', visa, 'Y', 'Challenge, then succeeds'),
  challenge('5200000000002151', mastercard, 'Y', 'Challenge, then succeeds'),
  challenge('4000008400001629', visa, 'Y', 'Challenge, then declined', 'generic_decline'),
  challenge('4000008260003178', visa, 'Y', 'Challenge, then insufficient funds', 'insufficient_funds'),
  challenge('4000000000002370', visa, 'N', 'Challenge that always fails'),
  challenge('5200000000002490', mastercard, 'N', 'Challenge that always fails'),
  challenge('4000000000002420', visa, 'U', 'Challenge whose result is unavailable'),
  challenge('4000000000002644', visa, 'error', "Challenge at whose end the issuer's system fails"),

  frictionless('4000000000003055', visa, 'Y', 'Authenticated without a challenge, succeeds'),
  frictionless('4000000000002701', visa, 'Y', 'Authenticated without a challenge, succeeds'),
  frictionless('5200000000002235', mastercard, 'Y', 'Authenticated without a challenge, succeeds'),
  frictionless('4000000000002719', visa, 'A', 'Authentication attempted, succeeds'),
  frictionless('4000000000002925', visa, 'N', 'Authentication fails without a challenge'),
  frictionless('5200000000002276', mastercard, 'N', 'Authentication fails without a challenge'),
  frictionless('4000000000002313', visa, 'U', 'Authentication unavailable'),
  frictionless('4000000000002537', visa, 'R', 'Issuer rejects the authentication'),

  {
    number: '4000008400001280',
    ...visa,
    authorization: 'approve',
    authentication: { kind: 'lookup_error' },
    behaviour: '3-D Secure is needed and its look-up fails',
  },

  plain('4000000000000002', visa, 'generic_decline', 'Declined'),
  plain('4084080000005408', nigerianVisa, 'generic_decline', 'Declined'),
  plain('4000000000009995', visa, 'insufficient_funds', 'Declined: insufficient funds'),
  plain('4000000000009987', visa, 'lost_card', 'Declined: lost card'),
  plain('4000000000009979', visa, 'stolen_card', 'Declined: stolen card'),
  plain('4000000000000069', visa, 'expired_card', 'Declined: expired card'),
  plain('4000000000000127', visa, 'incorrect_cvc', 'Declined: wrong CVC'),
  plain('4000000000000119', visa, 'processing_error', 'Declined: processing error'),

  plain('5060660000000064', verve, 'approve_then_silence', 'Approved, but the answer never arrives'),
  plain(
    '506066506066506067',
    verve,
    'approve_then_error',
    'Approved, but the acquirer answers with an error',
  ),
];

const byNumber = new Map(rows.map((row) => [row.number, row]));

/** All rows, in the order in which they are worth showing. */
export const cardTable: readonly TestCardRow[] = rows;

/** The row of a number, or undefined for a card that the sandbox refuses. */
export function findTestCard(number: string): TestCardRow | undefined {
  return byNumber.get(number);
}

/** Whether the holder of a card that is known by its summary alone disputes what was captured with it. */
export function isDisputing({ brand, last4 }: { brand: CardBrand; last4: string }): boolean {
  return rows.some((row) => row.disputes === true && row.brand === brand && row.number.endsWith(last4));
}

/** Whether the issuer approves this card only with a good 3-D Secure result. */
export function needsAuthentication(row: TestCardRow): boolean {
  if (row.authentication === null) return false;
  if (row.authentication.kind !== 'frictionless') return true;
  return row.authentication.transStatus === 'N' || row.authentication.transStatus === 'R';
}

/** Visa's issuers run a 3-D Secure Method in the sandbox, Mastercard's have none: both ways stay in use. */
export function hasMethod(row: TestCardRow): boolean {
  return row.authentication !== null && row.brand === 'visa';
}
