import { expect, test } from 'vitest';
import type { Opened } from '../../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();
const customer = { email: 'ada.obi@example.com', name: 'Ada Obi' };

/** Opens a payment by its reference alone, as anybody may who has, or guesses, the address. */
async function openByReference({ reference }: Opened): Promise<Opened> {
  const { data } = await api.call('openPayment', { params: { reference } });
  return { reference, as: { bearer: data.token ?? '' } };
}

async function receipt({ as }: Opened) {
  const answer = await api.call('getCheckoutTransaction', { as });
  expect(answer.status, answer.error.message).toBe(200);
  return answer.data;
}

const WHOLE = { customer_email: customer.email, customer_name: customer.name };
const MASKED = { customer_email: 'a…@example.com', customer_name: null };

test('whoever started the payment reads the whole receipt, with the card once they have paid', async () => {
  const payer = await world.start(link, { customer });
  expect(await receipt(payer)).toMatchObject({ ...WHOLE, card: null });

  await world.pay(payer, CARDS.approved);
  expect(await receipt(payer)).toMatchObject({ ...WHOLE, card: { brand: 'visa', last4: '4242' } });
});

test('a reference alone tells neither who pays nor with which card', async () => {
  const payer = await world.start(link, { customer });
  const stranger = await openByReference(payer);
  expect(await receipt(stranger)).toMatchObject({ ...MASKED, card: null });

  await world.pay(payer, CARDS.approved);
  expect(await receipt(stranger)).toMatchObject({ status: 'succeeded', ...MASKED, card: null });
});

test('a reference opened by whoever then pays shows the whole receipt, and the card to them alone', async () => {
  const starter = await world.start(link, { customer });
  const payer = await openByReference(starter);
  await world.pay(payer, CARDS.approved);

  expect(await receipt(payer)).toMatchObject({ ...WHOLE, card: { brand: 'visa', last4: '4242' } });
  expect(await receipt(starter)).toMatchObject({ ...WHOLE, card: null });
});

test('a try that was declined makes nobody the payer', async () => {
  const payer = await world.start(link, { customer });
  const stranger = await openByReference(payer);
  await world.pay(stranger, CARDS.declined);
  expect(await receipt(stranger)).toMatchObject({ ...MASKED, card: null });

  await world.pay(payer, CARDS.approved);
  expect(await receipt(stranger)).toMatchObject({ ...MASKED, card: null });
});
