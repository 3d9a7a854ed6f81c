import { expect, test } from 'vitest';
import { normaliseEmail } from './email.ts';

test.each([
  ['Ada.Obi@Example.com ', 'ada.obi@example.com'],
  ['\tada.obi@EXAMPLE.com', 'ada.obi@example.com'],
  ['a+b@example.com', 'a+b@example.com'],
  ['Ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
])('%j and %j are one address', (typed, known) => {
  expect(normaliseEmail(typed)).toBe(known);
});

test('a Turkish capital İ folds alike, typed as one character or as two', () => {
  expect(normaliseEmail('\u0130pek@example.com')).toBe(normaliseEmail('I\u0307PEK@example.com'));
});

test('a dotless ı is not an i: folding them together would open another person’s account', () => {
  expect(normaliseEmail('m\u0131ke@example.com')).not.toBe(normaliseEmail('mike@example.com'));
});
