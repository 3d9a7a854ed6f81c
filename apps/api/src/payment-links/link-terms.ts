import type { Schemas } from '@harbour/contract/schema';
import { assertAccepted } from '../acquirers/assert-accepted.ts';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import type { FieldError } from '../http/errors.ts';
import { DomainError, fieldError } from '../http/errors.ts';

/** What a link asks of its payers, before it is kept. Amounts are minor units of the link's currency. */
export interface LinkTerms {
  amount_type: Schemas['PaymentLinkAmountType'];
  currency: string;
  amount: Schemas['PositiveMoney'] | null;
  min_amount: Schemas['PositiveMoney'] | null;
  max_amount: Schemas['PositiveMoney'] | null;
  custom_fields: Schemas['CustomField'][];
  expires_at: Date | null;
}

/** The last moment whose year has the four digits that a date and time is written with. */
const LAST_MOMENT = new Date('9999-12-31T23:59:59.999Z');

/**
 * The end that a link is given. A date and time of the right form may still be a leap second, which no clock here counts, or
 * lie, by its offset, in a year that could not be told again.
 *
 * Fails with: validation_failed.
 */
export function readExpiry(expiresAt: string): Date {
  const end = new Date(expiresAt);
  if (Number.isNaN(end.getTime())) {
    throw fieldError('expires_at', 'invalid_format', 'There is no such time of day. Choose another one.');
  }
  if (end > LAST_MOMENT) throw fieldError('expires_at', 'too_large', 'Choose a day before the year 10000.');
  return end;
}

/**
 * Checks that a link's terms agree with each other.
 *
 * Fails with: validation_failed, currency_mismatch.
 *
 * @param changed the fields that this call sets: only they can be at fault
 */
export function checkTerms(terms: LinkTerms, changed: ReadonlySet<string>, now: Date): void {
  for (const field of ['amount', 'min_amount', 'max_amount'] as const) {
    const sum = terms[field];
    if (sum !== null && sum.currency !== terms.currency) {
      const message = `The link is in ${terms.currency}.`;
      throw new DomainError('currency_mismatch', {
        message,
        errors: [{ field: `${field}.currency`, message, code: 'mismatch' }],
      });
    }
  }
  const errors = [...amountErrors(terms), ...fieldErrors(terms.custom_fields)];
  if (changed.has('expires_at') && terms.expires_at !== null && terms.expires_at <= now) {
    errors.push({
      field: 'expires_at',
      message: 'This has passed already. Choose a later day.',
      code: 'in_the_past',
    });
  }
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}

/**
 * Refuses a currency or a price that the acquirer could not charge exactly. What a payer chooses is checked when it is
 * chosen; bounds need not be prices themselves.
 *
 * Fails with: currency_not_supported, validation_failed.
 */
export function checkAccepted(deps: Pick<AppDependencies, 'acquirer'>, terms: LinkTerms): void {
  const { amount, currency } = terms;
  if (amount !== null) assertAccepted(deps, amount, { currency: 'currency', amount: 'amount' });
  else if (deps.acquirer.accepts?.({ amount: 1, currency }, 'charge') === 'not_this_currency')
    throw currencyNotSupported(currency);
}

function amountErrors({ amount_type, amount, min_amount, max_amount }: LinkTerms): FieldError[] {
  if (amount_type === 'fixed') {
    const errors: FieldError[] = [];
    if (amount === null)
      errors.push({ field: 'amount', message: 'Say how much the link costs.', code: 'required' });
    for (const [field, bound] of [
      ['min_amount', min_amount],
      ['max_amount', max_amount],
    ] as const) {
      if (bound !== null) errors.push({ field, message: 'A fixed amount has no bounds.', code: 'mismatch' });
    }
    return errors;
  }
  if (amount !== null)
    return [{ field: 'amount', message: 'Here the customer decides the amount.', code: 'mismatch' }];
  return max_amount !== null && max_amount.amount < (min_amount?.amount ?? 1)
    ? [{ field: 'max_amount', message: 'The highest amount is below the lowest.', code: 'mismatch' }]
    : [];
}

function fieldErrors(fields: readonly Schemas['CustomField'][]): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, { key, type, options }] of fields.entries()) {
    if (fields.findIndex((field) => field.key === key) < index) {
      errors.push({
        field: `custom_fields.${index}.key`,
        message: 'Two fields have this key.',
        code: 'taken',
      });
    }
    if (type === 'select' && options === undefined) {
      errors.push({
        field: `custom_fields.${index}.options`,
        message: 'Name the choices.',
        code: 'required',
      });
    }
    if (type !== 'select' && options !== undefined) {
      errors.push({
        field: `custom_fields.${index}.options`,
        message: 'Only a select has choices.',
        code: 'mismatch',
      });
    }
  }
  return errors;
}
