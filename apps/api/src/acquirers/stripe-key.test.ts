import { expect, test } from 'vitest';
import { StartError } from '../platform/start-error.ts';
import { stripeAcquirer } from './stripe-acquirer.ts';

test.each([
  ['sk_live_abcdefghijkl', 'test', 'is a live key, and PAYMENT_MODE is test'],
  ['rk_live_abcdefghijkl', 'test', 'is a live key, and PAYMENT_MODE is test'],
  ['sk_test_abcdefghijkl', 'live', 'is a test key, and PAYMENT_MODE is live'],
  ['pk_test_abcdefghijkl', 'test', 'is not a secret key'],
  ['abcdefghijkl', 'live', 'is not a secret key'],
] as const)('%s is refused for %s payments, in words and without the key', (secretKey, mode, words) => {
  const open = () => stripeAcquirer({ secretKey, mode });
  expect(open).toThrow(StartError);
  expect(open).toThrow(words);
  expect(open).not.toThrow('abcdefghijkl');
});

test.each([
  ['sk_test_abc', 'test'],
  ['rk_test_abc', 'test'],
  ['sk_live_abc', 'live'],
] as const)('%s takes %s payments', (secretKey, mode) => {
  expect(() => stripeAcquirer({ secretKey, mode })).not.toThrow();
});
