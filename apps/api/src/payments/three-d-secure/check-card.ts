import type { Schemas } from '@harbour/contract/schema';
import { checkCardNumber, checkCvc } from '@harbour/domain/card';
import { checkExpiry } from '@harbour/domain/card-expiry';
import type { FieldError } from '../../http/errors.ts';
import { DomainError } from '../../http/errors.ts';
import type { CardSummary } from '../attempt.ts';
import { cardNumbersIn } from '../refuse-card-numbers.ts';
import type { CardData } from '../card-vault.ts';

/**
 * Judges a card before anybody is asked about it. Nothing of it is ever part of an error.
 *
 * Fails with: validation_failed, card_not_supported.
 */
export function checkCard(input: Schemas['CardInput'], now: Date): { card: CardData; summary: CardSummary } {
  const { state, brand, digits } = checkCardNumber(input.number);
  if (state === 'unsupported') {
    const message = 'This type of card is not accepted here. Use another card.';
    throw new DomainError('card_not_supported', {
      message,
      errors: [{ field: 'card.number', message, code: 'not_supported' }],
    });
  }
  const errors: FieldError[] = cardNumbersIn([
    ['card.name', input.name, 'Enter the name on the card instead.'],
  ]);
  if (state !== 'valid' || brand === undefined) {
    errors.push({
      field: 'card.number',
      message: 'This is not a card number. Check it.',
      code: 'invalid_format',
    });
  }
  const expiry = checkExpiry(`${String(input.exp_month).padStart(2, '0')}/${input.exp_year}`, now);
  if (expiry === 'expired') {
    errors.push({ field: 'card.exp_year', message: 'This card has expired.', code: 'in_the_past' });
  } else if (expiry !== 'valid') {
    errors.push({ field: 'card.exp_year', message: 'Check the expiry date.', code: 'invalid_format' });
  }
  if (checkCvc(input.cvc, brand) !== 'valid') {
    const length = brand?.cvcLength ?? 3;
    errors.push({
      field: 'card.cvc',
      message: `The security code has ${length} digits.`,
      code: 'invalid_format',
    });
  }
  if (errors.length > 0 || brand === undefined) throw new DomainError('validation_failed', { errors });
  return {
    card: { number: digits, expMonth: input.exp_month, expYear: input.exp_year, cvc: input.cvc },
    summary: {
      brand: brand.brand,
      bin6: digits.slice(0, 6),
      last4: digits.slice(-4),
      exp_month: input.exp_month,
      exp_year: input.exp_year,
      country: null,
      funding: 'unknown',
    },
  };
}
