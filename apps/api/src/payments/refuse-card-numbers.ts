import type { Schemas } from '@harbour/contract/schema';
import { holdsCardNumber } from '@harbour/domain/card-in-text';
import type { FieldError } from '../http/errors.ts';
import { DomainError } from '../http/errors.ts';

/** Whether a text is refused; that it holds a card number is enough, unless told otherwise. */
type IsRefused = (text: string) => boolean;

/** A text that somebody typed: its field, and the words for what belongs there. */
type Typed = readonly [field: string, text: string | undefined, wanted: string, isRefused?: IsRefused];

/**
 * Refuses card numbers where something else belongs, before anything is kept: what a payer typed into the wrong field would
 * stand in the merchant's lists for good. No error repeats the number.
 *
 * Fails with: validation_failed.
 */
export function refuseCardNumbers(typed: readonly Typed[]): void {
  const errors = cardNumbersIn(typed);
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}

export function cardNumbersIn(typed: readonly Typed[]): FieldError[] {
  return typed.flatMap(([field, text, wanted, isRefused = holdsCardNumber]) =>
    text !== undefined && isRefused(text)
      ? [{ field, message: `This looks like a card number. ${wanted}`, code: 'invalid_format' }]
      : [],
  );
}

export function typedByCustomer({ email, name, phone, address }: Schemas['CustomerInput']): Typed[] {
  const place = 'Enter this part of the address instead.';
  return [
    ['customer.email', email, 'Enter an email address instead.'],
    ['customer.name', name, 'Enter a name instead.'],
    ['customer.phone', phone, 'Enter a phone number instead, such as +234 803 123 4567.'],
    ['customer.address.line1', address?.line1, place],
    ['customer.address.line2', address?.line2, place],
    ['customer.address.city', address?.city, place],
    ['customer.address.state', address?.state, place],
    ['customer.address.postal_code', address?.postal_code, place],
  ];
}

/** The texts of a group whose keys are the caller's own: a key that is a card number is not told either. */
export function typedInto(
  group: string,
  texts: Readonly<Record<string, string>>,
  wanted: string,
  isKeyRefused?: IsRefused,
): Typed[] {
  return Object.entries(texts).flatMap(([key, text]): Typed[] => [
    [group, key, wanted, isKeyRefused],
    [holdsCardNumber(key) ? group : `${group}.${key}`, text, wanted],
  ]);
}
