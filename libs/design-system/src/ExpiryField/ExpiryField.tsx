import { checkExpiry } from '@harbour/domain/card-expiry';
import { expiryRules } from '@harbour/domain/card-typing';
import { CardDataField, type CardFieldProps } from '../CardNumberField/CardDataField.tsx';

export type ExpiryFieldProps = CardFieldProps;

const messages = {
  incomplete: 'Enter month and year, like 09 / 29.',
  invalid: 'This is not a date. Enter month and year, like 09 / 29.',
  expired: 'This card has expired. Use another card.',
} as const;

/** What is wrong with an expiry date, in the payer's words; undefined when it can be used or is still empty. */
export function expiryProblem(text: string, now = new Date()): string | undefined {
  const state = checkExpiry(text, now);
  return state === 'valid' || state === 'empty' ? undefined : messages[state];
}

/** Month and year of a card, with the separator set by itself. Posts `MM / YY`. */
export function ExpiryField({ label = 'Expiry date', name = 'expiry', ...field }: ExpiryFieldProps) {
  return (
    <CardDataField
      {...field}
      label={label}
      name={name}
      autoComplete="cc-exp"
      placeholder="MM / YY"
      rules={expiryRules}
      problem={expiryProblem}
    />
  );
}
