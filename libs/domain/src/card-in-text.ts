import { checkCardNumber, isLuhnValid } from './card.ts';
import { toAsciiDigits } from './digits.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;

/** Digits with nothing but spaces and dashes between them, and the `+` that tells a phone number. */
const numbers = /\+?\d(?:[\s\p{Pd}\p{Cf}−]*\d)+/gu;

/** Ids of this form may be digits alone, by chance. */
const uuids = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;

/**
 * Whether a text that is for something else holds a card number: 13 to 19 digits in a row, grouped by spaces or dashes or not,
 * that a brand which we take could have given out and whose check digit is right. What else stands in the text makes no
 * difference, an expiry date and a security code behind the number included.
 */
export function holdsCardNumber(text: string): boolean {
  const found = toAsciiDigits(text).replaceAll(uuids, ' ').match(numbers) ?? [];
  return found.some((number) => {
    const groups = number.match(/\d+/g) ?? [];
    // Phone numbers have up to 15 digits, and the longest that begin as a card does (+62, Indonesia) have 14.
    const fewest = number.startsWith('+') ? 15 : FEWEST_DIGITS;
    return groups.some((_, from) => beginsCard(groups.slice(from), from === 0 ? fewest : FEWEST_DIGITS));
  });
}

/** Whether the first groups together are a card number. */
function beginsCard(groups: readonly string[], fewest: number): boolean {
  let digits = '';
  for (const group of groups) {
    digits += group;
    if (digits.length > MOST_DIGITS) return false;
    // Of a brand whose numbers need no check digit, only those count that have it.
    const isCard =
      digits.length >= fewest && isLuhnValid(digits) && checkCardNumber(digits).state === 'valid';
    if (isCard) return true;
  }
  return false;
}
