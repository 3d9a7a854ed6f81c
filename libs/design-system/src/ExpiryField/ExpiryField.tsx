import { checkExpiry, parseExpiry } from '@harbour/domain/card-expiry';
import { toAsciiDigits } from '@harbour/domain/digits';
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

/** `MMYY`, or `MM20YY` while four digits of a year are typed; the `YYYY-MM` of autofill is turned around. */
function clean(text: string): string {
  const typed = toAsciiDigits(text);
  const yearFirst = /^\s*20\d\d\D/.test(typed) ? parseExpiry(typed) : undefined;
  if (yearFirst)
    return String(yearFirst.month).padStart(2, '0') + String(yearFirst.year % 100).padStart(2, '0');
  // A first digit that no month begins with, or one followed by a separator, is a whole month.
  return typed
    .replace(/^\s*([2-9]|[01](?=\s*[/.\-–\s]))/, (month) => month.trim().padStart(2, '0'))
    .replace(/\D/g, '');
}

function format(digits: string, deleting: boolean): string {
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

const max = (digits: string) => (digits.slice(2, 4) === '20' ? 6 : 4);

/** Month and year of a card, with the separator set by itself. Posts `MM / YY`. */
export function ExpiryField({ label = 'Expiry date', name = 'expiry', ...field }: ExpiryFieldProps) {
  return (
    <CardDataField
      {...field}
      label={label}
      name={name}
      autoComplete="cc-exp"
      placeholder="MM / YY"
      clean={clean}
      format={format}
      max={max}
      problem={expiryProblem}
    />
  );
}
