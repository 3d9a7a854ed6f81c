import type { Selectable } from 'kysely';
import type { Schemas } from '@harbour/contract/schema';
import type { FieldError } from '../http/errors.ts';
import { DomainError } from '../http/errors.ts';
import type { CustomFieldValue } from '../payments/tables.ts';
import type { PaymentLinksTables } from './tables.ts';

export type PaymentLink = Selectable<PaymentLinksTables['payment_links']>;

/** What was paid through a link. */
export interface LinkUse {
  /** Payments captured, refunded later or not. */
  use_count: number;
  /** Their sum in minor units, before fees and refunds. */
  collected_amount: number;
}

/** A link together with what was paid through it. */
export type UsedLink = PaymentLink & LinkUse;

/** A link as its payers see it: its uses count as far as its limit goes, and for nothing where it has none. */
export type PayersLink = PaymentLink & Pick<LinkUse, 'use_count'>;

export function linkStatus(
  link: Pick<PaymentLink, 'archived_at' | 'disabled_at' | 'expires_at' | 'max_uses'>,
  { use_count }: Pick<LinkUse, 'use_count'>,
  now: Date,
): Schemas['PaymentLinkStatus'] {
  if (link.archived_at !== null) return 'archived';
  if (link.max_uses !== null && use_count >= link.max_uses) return 'used_up';
  if (link.expires_at !== null && link.expires_at <= now) return 'expired';
  return link.disabled_at === null ? 'active' : 'disabled';
}

type Asked = Schemas['PositiveMoney'] | undefined;

/**
 * The price of a payment that starts now, in minor units: the link's own, or the payer's within the link's bounds.
 *
 * Fails with: validation_failed, currency_mismatch, amount_out_of_range.
 */
export function priceOf(link: PaymentLink, asked: Asked): number {
  if (link.amount !== null) return link.amount;
  if (asked === undefined) {
    const message = 'Say how much you want to pay.';
    throw new DomainError('validation_failed', {
      message,
      errors: [{ field: 'amount', message, code: 'required' }],
    });
  }
  if (asked.currency !== link.currency) throw new DomainError('currency_mismatch');
  const tooSmall = asked.amount < (link.minimum_amount ?? 1);
  if (tooSmall || (link.maximum_amount !== null && asked.amount > link.maximum_amount)) {
    const message = tooSmall
      ? 'The amount is below what this link takes.'
      : 'The amount is above what this link takes.';
    throw new DomainError('amount_out_of_range', {
      message,
      errors: [{ field: 'amount', message, code: tooSmall ? 'too_small' : 'too_large' }],
    });
  }
  return asked.amount;
}

const FORMS: Readonly<Record<Schemas['CustomFieldType'], RegExp>> = {
  text: /^/,
  number: /^-?\d+(\.\d+)?$/,
  email: /^[^\s@]+@[^\s@]+$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  select: /^/,
};

/**
 * What the payer wrote into the link's own fields, in the link's order.
 *
 * Fails with: validation_failed.
 */
export function readCustomFields(
  fields: readonly Schemas['CustomField'][],
  given: Readonly<Record<string, string>>,
): CustomFieldValue[] {
  const errors: FieldError[] = Object.keys(given)
    .filter((key) => !fields.some((field) => field.key === key))
    .map((key) => ({
      field: `custom_fields.${key}`,
      message: 'This link has no such field.',
      code: 'unknown_field',
    }));
  const values: CustomFieldValue[] = [];
  for (const field of fields) {
    // A field may be called `constructor`: only what was given counts.
    const value = (Object.hasOwn(given, field.key) ? (given[field.key] ?? '') : '').trim();
    const problem = customFieldProblem(field, value);
    if (problem !== undefined) errors.push({ field: `custom_fields.${field.key}`, ...problem });
    else if (value !== '') values.push({ key: field.key, label: field.label, value });
  }
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  return values;
}

function customFieldProblem(
  field: Schemas['CustomField'],
  value: string,
): Pick<FieldError, 'message' | 'code'> | undefined {
  if (value === '')
    return field.required ? { message: `${field.label} is needed.`, code: 'required' } : undefined;
  if (field.type === 'select' && !(field.options ?? []).includes(value)) {
    return { message: `Choose one of the listed values for ${field.label}.`, code: 'invalid_choice' };
  }
  return FORMS[field.type].test(value)
    ? undefined
    : { message: `${field.label} does not have the right form.`, code: 'invalid_format' };
}

/** Fails with: validation_failed, when the payer left out what the link asks for. */
export function assertContactDetails(link: PaymentLink, customer: Schemas['CustomerInput']): void {
  const errors: FieldError[] = [];
  if (link.collect_phone && customer.phone === undefined) {
    errors.push({ field: 'customer.phone', message: 'A phone number is needed.', code: 'required' });
  }
  if (link.collect_address && customer.address === undefined) {
    errors.push({ field: 'customer.address', message: 'An address is needed.', code: 'required' });
  }
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}
