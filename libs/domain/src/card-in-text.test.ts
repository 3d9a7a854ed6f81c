import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrandRules, checkCardNumber, isLuhnValid } from './card.ts';
import { holdsCardNumber } from './card-in-text.ts';

const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

/** Card numbers of every brand, prefix and length, with their check digit. */
const cards = fc
  .constantFrom(...cardBrandRules)
  .chain(({ prefixes, lengths }) =>
    fc.tuple(
      fc
        .constantFrom(...prefixes)
        .chain(([from, to]) => fc.integer({ min: Number(from), max: Number(to) }).map(String)),
      fc.constantFrom(...lengths.filter((length) => length >= 13)),
    ),
  )
  .chain(([prefix, length]) => digitsOf(length - 1 - prefix.length).map((rest) => prefix + rest))
  .map((body) => [...'0123456789'].map((last) => body + last).find(isLuhnValid) ?? body)
  // Where one brand's prefix is the start of another's, the length may be of no brand.
  .filter((number) => checkCardNumber(number).state === 'valid');

const separators = fc.constantFrom('', '', '', ' ', '-', ' - ', '\u00a0', '–', '\u200b');
const written = fc
  .tuple(cards, fc.array(separators, { minLength: 19, maxLength: 19 }))
  .map(([number, between]) => [...number].map((digit, index) => digit + (between[index] ?? '')).join(''));

describe('a card number in a text', () => {
  test('is found, of every brand and however it is grouped, among words', () => {
    const words = fc.constantFrom('', 'card ', 'Ada, ', 'n°', '/', 'مرحبا ');
    const ends = fc.constantFrom('', ' 12 29 123', ' exp 12/29', '.', 'x');
    fc.assert(
      fc.property(words, written, ends, (before, number, after) => {
        expect(holdsCardNumber(before + number + after)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    '4242424242424242',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '3782 822463 10005',
    '+378282246310005',
    '1 Marina 5555-5555-5555-4444',
    '4242424242424242 12/29 123',
  ])('%j', (text) => expect(holdsCardNumber(text)).toBe(true));
});

describe('what is no card number', () => {
  test('phone numbers of Nigeria, and Indonesia’s longest', () => {
    fc.assert(
      fc.property(digitsOf(10), digitsOf(12), (nigerian, indonesian) => {
        expect(holdsCardNumber(`+234 ${nigerian.slice(0, 3)} ${nigerian.slice(3)}`)).toBe(false);
        expect(holdsCardNumber(`234${nigerian}`)).toBe(false);
        expect(holdsCardNumber(`+62 ${indonesian}`)).toBe(false);
      }),
    );
  });

  test('ids that are digits by chance', () => {
    fc.assert(
      fc.property(digitsOf(32), (hex) => {
        const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
        expect(holdsCardNumber(id)).toBe(false);
      }),
    );
  });

  test.each([
    '',
    'Ọládélé Adéyẹmí',
    // A wrong check digit; no brand; too short; too long.
    '4242424242424241',
    '9999999999999995',
    '630400000000',
    '42424242424242424242424242424242',
    // Apart by more than spaces and dashes.
    '4242/4242/4242/4242',
    '2026-03-14 09:32:00',
    '14 Broad Street, Lagos 101001',
  ])('%j', (text) => expect(holdsCardNumber(text)).toBe(false));
});
