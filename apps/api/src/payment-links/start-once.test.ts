import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { checkoutWorld } from '../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;

/** Opens a link, as the page of a form does. */
async function openForm(reference: string) {
  const opened = await api.call('openPaymentLink', { params: { reference } });
  const as = { bearer: opened.data.token ?? '' };
  return (key: string, { ip = '203.0.113.7', email = 'ada@example.com' } = {}) =>
    api.call('initiatePaymentLink', {
      as,
      ip,
      headers: { 'idempotency-key': key },
      body: { customer: { email } },
    });
}

const startedFrom = (linkId: string): Promise<number> =>
  api.database.acrossBusinesses(
    async (trx) =>
      (await trx.selectFrom('payments').select('id').where('payment_link_id', '=', linkId).execute()).length,
  );

test('two payers behind one address start a payment each, although their forms have the same key', async () => {
  const link = await world.makeLink();
  const [ada, obi] = [await openForm(link.reference), await openForm(link.reference)];
  const first = await ada('key-that-both-chose');
  const same = await obi('key-that-both-chose');
  const other = await (await openForm(link.reference))('key-that-both-chose', { email: 'obi@example.com' });
  expect([first, same, other].map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set([first, same, other].map(({ data }) => data.reference)).size).toBe(3);
  expect(same.response.headers).not.toHaveProperty('idempotency-replayed');
});

test('a payer whose address changes on the way starts one payment', async () => {
  const link = await world.makeLink();
  const send = await openForm(link.reference);
  const first = await send('key-of-one-form');
  const again = await send('key-of-one-form', { ip: '2001:db8::7' });
  expect(again.data).toEqual(first.data);
  expect(await startedFrom(link.id)).toBe(1);
});

test('a form that was sent in time and comes again too late is told what it started, and starts nothing', async () => {
  const link = await world.makeLink();
  const [sent, unsent] = [await openForm(link.reference), await openForm(link.reference)];
  api.clock.advance(HOUR - MINUTE);
  const first = await sent('key-of-one-form');
  api.clock.advance(MINUTE);
  expect((await sent('key-of-one-form')).data).toEqual(first.data);
  for (const late of [await sent('another-key'), await unsent('key-of-one-form')])
    expect(late).toMatchObject({ status: 401, error: { code: 'invalid_token' } });
  expect(await startedFrom(link.id)).toBe(1);
});
