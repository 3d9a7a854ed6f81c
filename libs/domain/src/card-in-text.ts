import { checkCardNumber, groupCardNumber, isLuhnValid } from './card.ts';
import { toAsciiDigits } from './digits.ts';

/** How people write card numbers: without a break, or grouped as on the card by one separator throughout. */
const ways = [
  String.raw`\d{15,16}|\d{18,19}`,
  String.raw`\d{4}(?<between>[ ./_-])\d{6}\k<between>\d{4,5}`,
  String.raw`\d{4}(?<between>[ ./_-])\d{4}\k<between>\d{4}\k<between>\d{4}`,
  String.raw`\d{4}(?<between>[ ./_-])\d{4}\k<between>\d{4}\k<between>\d{4}\k<between>\d{1,3}`,
];

/**
 * Neither a part of a word, a digest or an IBAN without spaces, nor the decimals of a number. Found ahead of the place looked
 * at, since a number may begin within what was taken for another. (Old browsers cannot look behind.)
 */
const withinText = ways.map(
  (way) => new RegExp(`(?:^|[^0-9a-z.]|(?:^|\\D)\\.)(?=(?<found>${way})(?![0-9a-z]))`, 'gi'),
);
const alone = ways.map((way) => new RegExp(`^\\+?(?<found>${way})$`));

/** IBANs that hold four groups of four after their country and check digits: German ones go on like a card number. */
const ibans = /\b[a-z]{2}\d{2}(?:[ -][\da-z]{4}){4,7}\b/gi;

/**
 * Whether a text that is for something else holds a card number, as people write them, that a brand which we take could have
 * given out and whose check digit is right. What else stands in the text makes no difference, an expiry date and a security
 * code behind the number included. Where ids of shops, states and clocks are commoner than cards, no card is seen.
 */
export function holdsCardNumber(text: string): boolean {
  const written = likeAscii(text).replaceAll(ibans, ' ');
  return withinText.some((way) =>
    [...written.matchAll(way)].some(({ groups }) => isCardNumber(groups?.['found'] ?? '')),
  );
}

/** Whether a text is a card number and nothing else. */
export function isCardNumberAlone(text: string): boolean {
  const written = likeAscii(text).trim();
  return alone.some((way) => isCardNumber(way.exec(written)?.groups?.['found'] ?? ''));
}

/** With ASCII digits, and one character for every space and dash; marks that nobody sees are gone. */
function likeAscii(text: string): string {
  return toAsciiDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?[\p{Pd}−] ?/gu, '-');
}

function isCardNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  // Of a brand whose numbers need no check digit, only those count that have it.
  if (!isLuhnValid(digits)) return false;
  const { state, brand } = checkCardNumber(digits);
  if (state !== 'valid') return false;
  // JCB's numbers that begin so had 15 digits; with 16 they are microseconds since 1970.
  if (/^(?:1800|2131)/.test(digits)) return false;
  if (written !== digits) return written.replaceAll(/\D/g, ' ') === groupCardNumber(digits);
  // Of these lengths ids are many, and the other brands' cards few: they count in groups alone.
  if (digits.length === 15) return brand?.brand === 'amex';
  return digits.length !== 18 || brand?.brand === 'verve';
}
