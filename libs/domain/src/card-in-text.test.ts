import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrandRules, checkCardNumber, groupCardNumber, isLuhnValid } from './card.ts';
import { holdsCardNumber, isCardNumberAlone } from './card-in-text.ts';

const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

/** The digits with the check digit that makes them a number such as shops, states and brands give out. */
const withCheckDigit = (body: string) =>
  [...'0123456789'].map((last) => body + last).find(isLuhnValid) ?? body;

/** Card numbers of every brand, prefix and length that are seen, with their check digit. */
const cards = fc
  .constantFrom(...cardBrandRules)
  .chain(({ prefixes, lengths }) =>
    fc.tuple(
      fc
        .constantFrom(...prefixes.filter(([from]) => !['1800', '2131'].includes(from)))
        .chain(([from, to]) => fc.integer({ min: Number(from), max: Number(to) }).map(String)),
      fc.constantFrom(...lengths.filter((length) => length >= 16 || lengths[0] === length)),
    ),
  )
  .chain(([prefix, length]) => digitsOf(length - 1 - prefix.length).map((rest) => prefix + rest))
  .map(withCheckDigit)
  // Where one brand's prefix is the start of another's, the length may be of no brand; and of 12 digits none is looked for.
  .filter((number) => checkCardNumber(number).state === 'valid' && hasCardsLength(number));

function hasCardsLength(number: string): boolean {
  const brand = checkCardNumber(number).brand?.brand;
  return number.length >= 16 || brand === 'amex' || brand === 'diners';
}

/** Whether its length and brand are seen often enough to be told from an id where nothing parts the digits. */
function isToldUnbroken(number: string): boolean {
  const brand = checkCardNumber(number).brand?.brand;
  return { 15: brand === 'amex', 16: true, 18: brand === 'verve', 19: true }[number.length] ?? false;
}

const separators = fc.constantFrom(' ', '-', '.', '/', '_', '\u00a0', '–', '−', ' - ', '  ');
const written = fc.oneof(
  fc.tuple(cards, separators).map(([number, between]) => groupCardNumber(number).replaceAll(' ', between)),
  cards.filter(isToldUnbroken),
  // As bidirectional text is copied.
  cards.filter(isToldUnbroken).map((number) => `\u200e${[...number].join('\u200b')}\u200f`),
);

describe('a card number in a text', () => {
  test('is found, of every brand, together and grouped as on the card, among words', () => {
    const words = fc.constantFrom('', 'card ', 'Ada, ', 'n°', '/', 'مرحبا ', '卡号', 'n_', '1 ', '12-', '+');
    const ends = fc.constantFrom('', ' 12 29 123', ' 0829 123', ' exp 12/29', '/12/29', '.', '_1', '。');
    fc.assert(
      fc.property(words, written, ends, (before, number, after) => {
        expect(holdsCardNumber(before + number + after)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is found where it is all that stands there, and then alone', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('a ', '1 ', 'card: '), (number, before) => {
        expect(isCardNumberAlone(` ${number}\n`)).toBe(true);
        expect(isCardNumberAlone(before + number)).toBe(false);
      }),
    );
  });

  test.each([
    '4242424242424242',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '4242.4242.4242.4242',
    'n.4242424242424242',
    '.4242424242424242',
    '3782 822463 10005',
    '+378282246310005',
    '3056 930902 5904',
    '6221 5588 1234 0005',
    '506099580001234565',
    '4716967026053481241',
    '4716 9670 2605 3481 241',
    '1 Marina 5555-5555-5555-4444',
    '4242424242424242 12/29 123',
    '4242424242424242@example.com',
  ])('%j', (text) => expect(holdsCardNumber(text)).toBe(true));
});

describe('what is no card number', () => {
  const isNone = (text: string) => {
    expect(holdsCardNumber(text), text).toBe(false);
    expect(isCardNumberAlone(text), text).toBe(false);
  };

  test('phone numbers of Nigeria, and Indonesia’s with and without their plus', () => {
    fc.assert(
      fc.property(digitsOf(10), digitsOf(12), (nigerian, indonesian) => {
        isNone(`+234 ${nigerian.slice(0, 3)} ${nigerian.slice(3)}`);
        isNone(`234${nigerian}`);
        isNone(`+62 ${indonesian}`);
        isNone(`62${indonesian}`);
        isNone(`62 ${indonesian.slice(0, 3)}-${indonesian.slice(3, 7)}-${indonesian.slice(7)}`);
      }),
    );
  });

  test.each([
    ['South African ids', '5', 13],
    ['books’ and goods’ numbers', '590', 13],
    ['goods’ numbers', '50', 13],
    ['a shop’s order ids', '5', 13],
    ['Egyptian ids', '300', 14],
    ['Egyptian ids', '305', 14],
    ['Indonesian phones', '628', 14],
    ['ids of 15 digits', '50', 15],
    ['ids of 17 digits', '62', 17],
    ['Chinese ids', '44', 18],
    ['Chinese ids', '62', 18],
    ['Chinese ids', '5001', 18],
    ['microseconds since 1970', '1800', 16],
  ])('%s that begin with %s, with a card’s check digit', (_, start, length) => {
    fc.assert(
      fc.property(digitsOf(length - 1 - start.length), (rest) => {
        const id = withCheckDigit(start + rest);
        isNone(id);
        isNone(`ID ${id}, paid`);
      }),
    );
  });

  test('IBANs, spaced and not', () => {
    // German ones with a bank code of 4…, Austrian, French.
    const digits = fc.constantFrom(['DE', 18], ['AT', 16], ['FR', 23]) as fc.Arbitrary<[string, number]>;
    const numbers = digits.chain(([country, length]) =>
      fc.tuple(digitsOf(2), digitsOf(length - 1)).map(([check, rest]) => `${country}${check}4${rest}`),
    );
    fc.assert(
      fc.property(numbers, (iban) => {
        isNone(iban);
        isNone(iban.toLowerCase());
        for (const between of [' ', '-', '\u00a0'])
          isNone(`${iban.replaceAll(/(.{4})(?=.)/g, `$1${between}`)} paid`);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a marketplace’s order ids', () => {
    fc.assert(fc.property(digitsOf(14), (rest) => isNone(`404-${rest.slice(0, 7)}-${rest.slice(7)}`)));
  });

  test('ids and digests, be they digits alone by chance', () => {
    fc.assert(
      fc.property(digitsOf(32), (hex) => {
        isNone(hex);
        isNone(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
        const card = withCheckDigit(`4${hex.slice(0, 14)}`);
        for (const digest of [`${card}a${hex}`, `f${card}`, `A${card}B`, `${card}${hex}`]) isNone(digest);
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
    // Grouped as no card is; two separators.
    '42424242 42424242',
    '424 2424 2424 2424 2',
    '4242-4242 4242.4242',
    '5903125083089',
    '5903 1250 8308 9',
    '3.4242424242424242',
    '2026-03-14 09:32:00',
    '14 Broad Street, Lagos 101001',
  ])('%j', (text) => isNone(text));
});

test('a long text is no more work than its length, whatever it is made of', () => {
  // Four times what a form may hold: work that grows with the square of the length does not end before the test has to.
  for (const part of ['1 ', '1234 ', '4', ' ', '-', ' - ', '4241-', 'de12 ', '\u200b', '𝟡'])
    expect(holdsCardNumber(part.repeat(262_144 / part.length)), part).toBe(false);
});
