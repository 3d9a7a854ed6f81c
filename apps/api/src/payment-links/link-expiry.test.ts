import { expect, test } from 'vitest';
import { checkoutWorld } from '../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const as = merchant.session;

test.each([
  ['2026-12-31T23:59:60Z', 'invalid_format'],
  ['9999-12-31T23:59:59-14:00', 'too_large'],
])('a link cannot end at %s, of which no clock could tell', async (expires_at, code) => {
  const refusal = { status: 422, error: { errors: [{ field: 'expires_at', code }] } };
  const { id } = await world.makeLink();
  expect(await api.call('updatePaymentLink', { as, params: { id }, body: { expires_at } })).toMatchObject(
    refusal,
  );
  const made = {
    title: 'Bread',
    amount_type: 'fixed',
    currency: 'NGN',
    amount: { amount: 1_000, currency: 'NGN' },
  } as const;
  expect(await api.call('createPaymentLink', { as, body: { ...made, expires_at } })).toMatchObject(refusal);
});
