import { expect, test } from 'vitest';
import { checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api, merchant } = world;

const TYPED = '\t Ada.Obi@Example.com  ';
const KNOWN = 'ada.obi@example.com';

test('the address of a payer whom the merchant names is trimmed and case-folded', async () => {
  const key = await api.call('rotateApiKey', { as: merchant.session, body: { kind: 'secret' } });
  const created = await api.call('createPayment', {
    as: { bearer: key.data.secret },
    body: { amount: { amount: 10_000, currency: 'NGN' }, customer: { email: TYPED } },
  });
  expect(created.status, created.error.message).toBe(201);
  const kept = await api.call('getTransaction', {
    as: merchant.session,
    params: { transaction_id: created.data.id },
  });
  expect(kept.data.customer.email).toBe(KNOWN);
});

test('the address that a payer types at a link is trimmed and case-folded', async () => {
  const payment = await world.start(await world.makeLink(), { customer: { email: TYPED } });
  expect((await world.look(payment)).customer.email).toBe(KNOWN);
  const receipt = await api.call('getCheckoutTransaction', { as: payment.as });
  expect(receipt.data.customer_email).toBe(KNOWN);
});
