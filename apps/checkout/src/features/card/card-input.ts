import { checkCardNumber, checkCvc, detectBrand, normaliseCardNumber } from '@harbour/domain/card';
import type { CardBrandRule } from '@harbour/domain/card';
import { checkExpiry } from '@harbour/domain/card-expiry';
import { holdsCardNumber } from '@harbour/domain/card-in-text';

/** Names of the card form's visible fields, in their order on the page. */
export const cardFields = ['card_number', 'expiry', 'cvc', 'card_name'] as const;
export type CardField = (typeof cardFields)[number];

/** What stands in the fields, exactly as it was typed. */
export type CardText = Record<CardField, string>;

/** What is wrong, by field, in words for the payer. No entry: the field is fine. */
export type CardErrors = Partial<Record<CardField, string>>;

/** Judges the card as typed. The server and the page's script both ask here, so that they always agree. */
export function checkCard(card: CardText, now: Date): CardErrors {
  const errors: CardErrors = {};
  const number = checkNumber(card.card_number);
  const expiry = checkExpiryDate(card.expiry, now);
  const cvc = checkSecurityCode(card.cvc, card.card_number);
  if (number) errors.card_number = number;
  if (expiry) errors.expiry = expiry;
  if (cvc) errors.cvc = cvc;
  const name = checkName(card.card_name);
  if (name) errors.card_name = name;
  return errors;
}

const LONGEST_NAME = 255;

function checkName(text: string): string | undefined {
  if (text.trim().length > LONGEST_NAME) return `Use at most ${LONGEST_NAME} characters.`;
  return isNumberForName(text)
    ? 'This looks like a card number. Enter the name on your card instead.'
    : undefined;
}

/** Whether a name is a card number, of whichever length and grouping, or holds one among other words. */
export function isNumberForName(text: string): boolean {
  return checkCardNumber(text).state === 'valid' || holdsCardNumber(text);
}

function checkNumber(text: string): string | undefined {
  switch (checkCardNumber(text).state) {
    case 'empty':
      return 'Enter the number on your card.';
    case 'incomplete':
      return 'Some digits are missing. Enter the whole card number.';
    case 'wrong_number':
      return 'This card number has a mistake in it. Enter it as it stands on your card.';
    case 'unsupported':
      return 'This card type is not supported here. Use another card.';
    case 'valid':
      return undefined;
  }
}

function checkExpiryDate(text: string, now: Date): string | undefined {
  switch (checkExpiry(text, now)) {
    case 'empty':
    case 'incomplete':
      return 'Enter the expiry date as month and year, like 04\u00a0/\u00a029.';
    case 'invalid':
      return 'This is not an expiry date. Enter month and year, like 04\u00a0/\u00a029.';
    case 'expired':
      return 'This card has expired. Use another card.';
    case 'valid':
      return undefined;
  }
}

function checkSecurityCode(text: string, cardNumber: string): string | undefined {
  const brand = detectBrand(normaliseCardNumber(cardNumber));
  return checkCvc(text, brand) === 'valid'
    ? undefined
    : `Enter all ${brand?.cvcLength ?? 3} digits of the code.`;
}

/** How long the security code is and where it stands. */
export function describeCvc(brand: CardBrandRule | undefined): string {
  return brand?.cvcLength === 4 ? '4 digits, on the front' : '3 digits, on the back';
}
