import cardValidator from 'card-validator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkExpiry, parseExpiry } from './card-expiry.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['12/30', 12, 2030],
  ['12 / 30', 12, 2030],
  [' 12/30 ', 12, 2030],
  ['1/30', 1, 2030],
  ['01/2030', 1, 2030],
  ['1230', 12, 2030],
  ['122030', 12, 2030],
  ['12-30', 12, 2030],
  ['12.30', 12, 2030],
  ['12 30', 12, 2030],
  ['2028-02', 2, 2028],
  ['2028/02', 2, 2028],
  ['١٢/٣٠', 12, 2030],
])('%s is %i/%i', (typed, month, year) => {
  expect(parseExpiry(typed)).toEqual({ month, year });
});

test.each([
  '',
  '13/30',
  '00/30',
  '0/30',
  '12/1930',
  '12/3',
  '202802',
  'ab/cd',
  '12//30',
  '1/2/30',
  '12/30x',
  '-1/30',
])('%j is no month', (typed) => {
  expect(parseExpiry(typed)).toBeUndefined();
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['0', 'incomplete'],
  ['1', 'incomplete'],
  ['12', 'incomplete'],
  ['12 /', 'incomplete'],
  ['12/2', 'incomplete'],
  ['12/203', 'incomplete'],
  ['123', 'incomplete'],
  ['13', 'invalid'],
  ['13/30', 'invalid'],
  ['xx', 'invalid'],
  ['12/26', 'valid'],
  ['11/26', 'valid'],
  ['10/26', 'expired'],
  ['11/2046', 'valid'],
  ['11/2047', 'invalid'],
  ['12/25', 'expired'],
])('%j is %s in November 2026', (typed, state) => {
  expect(checkExpiry(typed, now)).toBe(state);
});

test('a card is good until its last day has ended everywhere', () => {
  expect(checkExpiry('11/26', new Date('2026-12-01T11:59:59.999Z'))).toBe('valid');
  expect(checkExpiry('11/26', new Date('2026-12-01T12:00:00Z'))).toBe('expired');
});

test('whatever an established validator calls a date within reach, we do too', () => {
  const typed = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 27, max: 40 }), fc.constantFrom('/', ' / ', ''))
    .map(([month, year, separator]) => `${String(month).padStart(2, '0')}${separator}${year}`);
  fc.assert(
    fc.property(typed, (text) => {
      const theirs = cardValidator.expirationDate(text, 20);
      expect(parseExpiry(text)).toEqual({ month: Number(theirs.month), year: 2000 + Number(theirs.year) });
    }),
  );
});
