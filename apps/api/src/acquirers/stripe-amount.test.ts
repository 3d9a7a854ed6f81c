import { currencyCodes, currencyExponent } from '@harbour/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { authorisationOf, stripeWorld } from '../testing/stripe-world.ts';
import { toStripeAmount } from './stripe-amount.ts';

const { mock, acquirer } = await stripeWorld();

/** Currencies for which Stripe's amount of a million minor units is so many times ours, by how many. */
function scales(): Map<number | undefined, string[]> {
  const found = new Map<number | undefined, string[]>();
  for (const currency of currencyCodes) {
    const amount = toStripeAmount({ amount: 1_000_000, currency });
    const scale = amount === undefined ? undefined : amount / 1_000_000;
    found.set(scale, [...(found.get(scale) ?? []), currency]);
  }
  return found;
}

test('of all currencies of ISO 4217, exactly these differ at Stripe, and exactly these are not sent', () => {
  const found = scales();
  expect(found.get(100)).toEqual(['ISK']);
  expect(found.get(1 / 100)).toEqual(['MGA']);
  expect(found.get(undefined)).toEqual(['CLF', 'IQD', 'LYD', 'UGX', 'UYI', 'UYW']);
  expect([...found.keys()].toSorted()).toEqual([1, 1 / 100, 100, undefined].toSorted());
});

test.each([
  ['JPY', 500, 500],
  ['XOF', 1, 1],
  ['NGN', 125_050, 125_050],
  ['HUF', 1_045, 1_045],
  ['TWD', 80_045, 80_045],
  ['ISK', 5, 500],
  ['MGA', 500, 5],
  ['MGA', 501, undefined],
  ['KWD', 5_120, 5_120],
  ['KWD', 5_124, undefined],
  ['UGX', 5_000, undefined],
  ['XXX', 100, undefined],
  ['USD', 10.5, undefined],
  ['USD', -1, undefined],
  ['ISK', Number.MAX_SAFE_INTEGER, undefined],
])('%s %d of ours is %s of Stripe’s', (currency, amount, expected) => {
  expect(toStripeAmount({ amount, currency })).toBe(expected);
});

test('whatever is sent is the same sum in major units', () => {
  const decimals: Record<string, number> = { ISK: 2, MGA: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...currencyCodes), fc.nat(9_999_999), (currency, amount) => {
      const sent = toStripeAmount({ amount, currency });
      if (sent === undefined) return;
      const theirs = decimals[currency] ?? currencyExponent(currency);
      expect(BigInt(sent) * 10n ** BigInt(currencyExponent(currency))).toBe(
        BigInt(amount) * 10n ** BigInt(theirs),
      );
    }),
  );
});

test.each([
  ['KWD', 12_345],
  ['MGA', 150],
  ['UGX', 5_000],
  ['CLF', 10_000],
])(
  '%s %i cannot be told to Stripe exactly, so nothing is sent and nothing given back',
  async (currency, amount) => {
    const before = mock.seen.length;
    expect(await acquirer.authorise(authorisationOf({ currency, amount }))).toMatchObject({
      result: 'declined',
    });
    expect(
      await acquirer.refund({ key: newId('refund'), acquirerId: 'pi_1', amount, currency }),
    ).toMatchObject({
      result: 'refused',
      code: 'amount_not_expressible',
    });
    expect(mock.seen).toHaveLength(before);
  },
);

test('ISK is sent with the two decimals that Stripe wants', async () => {
  expect((await acquirer.authorise(authorisationOf({ currency: 'ISK', amount: 5_000 }))).result).toBe(
    'captured',
  );
  const made = mock.seen.findLast(({ operation }) => operation === 'PostPaymentIntents');
  expect(made?.fields).toMatchObject({ amount: '500000', currency: 'isk' });
});
