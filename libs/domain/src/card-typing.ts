import { parseExpiry } from './card-expiry.ts';
import { checkCardNumber, groupCardNumber, maxCardDigits, normaliseCardNumber } from './card.ts';
import { toAsciiDigits } from './digits.ts';

/** What was done: a key, a deletion, or all at once by a paste, a wallet, an input method. */
export type Edit = 'typed' | 'deleted' | 'filled';

/**
 * How a field of digits reads and shows them while it is typed in. Pure, so that the dashboard's fields and the checkout's
 * small script write a number the same way.
 */
export interface DigitsRules {
  /** The digits meant by whatever the input holds after an edit. */
  clean: (text: string, edit: Edit) => string;
  /** How the digits are shown; `deleting` keeps a separator at the end from coming back while it is being removed. */
  format: (digits: string, deleting: boolean) => string;
  /** The most digits that typing may reach. A paste may bring more: it is judged, not cut. */
  max: (digits: string) => number;
}

/**
 * The card number in a text that may have more in it (`4242 4242 4242 4242 exp 09/29`). A text that is nothing but a number,
 * finished or not, is kept whole.
 */
function findCardNumber(text: string): string {
  const typed = toAsciiDigits(text);
  const foreign = /[^\d\s\p{Pd}\p{Cf}−]/u.test(typed);
  const run = foreign ? /\d[\d\s\p{Pd}\p{Cf}−]{10,}/u.exec(typed)?.[0] : undefined;
  if (run === undefined) return normaliseCardNumber(text);
  for (const groups = run.split(/\s+/); groups.length > 0; groups.pop()) {
    if (checkCardNumber(groups.join('')).state === 'valid') return normaliseCardNumber(groups.join(''));
  }
  return normaliseCardNumber(run);
}

export const cardNumberRules: DigitsRules = {
  // What is typed is never guessed at: only a text that came as a whole may have more than a number in it.
  clean: (text, edit) => (edit === 'filled' ? findCardNumber(text) : normaliseCardNumber(text)),
  format: groupCardNumber,
  max: maxCardDigits,
};

const pad = (month: unknown) => String(month).padStart(2, '0');

/** `MMYY`. Takes the date out of a text with more in it, and turns one around that has its year first. */
function expiryDigits(text: string): string {
  const typed = toAsciiDigits(text).trim();
  const pair = /\d+\D{1,3}\d+/.exec(typed)?.[0] ?? typed.replace(/^(20\d\d)(\d\d)$/, '$1-$2');
  const date = parseExpiry(pair);
  if (date) return pad(date.month) + String(date.year).slice(2);
  // A first digit that no month begins with, or one followed by a separator, is a whole month.
  return toAsciiDigits(text)
    .replace(/^\s*([2-9]|[01](?=\s*[/.\-–\s]))/, (_, month) => pad(month))
    .replace(/\D/g, '');
}

export const expiryRules: DigitsRules = {
  // Nothing is completed while it is being taken away.
  clean: (text, edit) => (edit === 'deleted' ? normaliseCardNumber(text) : expiryDigits(text)),
  format: (digits, deleting) =>
    digits.length < 2 || (digits.length === 2 && deleting)
      ? digits
      : `${digits.slice(0, 2)} / ${digits.slice(2)}`,
  max: (digits) => (digits.slice(2, 4) === '20' ? 6 : 4),
};

export const cvcRules: DigitsRules = {
  clean: normaliseCardNumber,
  format: (digits) => digits,
  // Four while the brand is unknown or changing: a code that is too long is judged, not cut.
  max: () => 4,
};
