import { afterAll, expect, test } from 'vitest';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { connectDatabase } from '../platform/database.ts';
import type { Transaction } from '../platform/database.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { deletePaymentLink } from './delete-payment-link.ts';
import { holdLinkRoom } from './link-capacity.ts';
import { openPaymentLink } from './open-payment-link.ts';
import { loadPayersLink } from './payment-link-repository.ts';
import { updatePaymentLink } from './update-payment-link.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const businessId = merchant.business.id;

/** Gives up at once what it would have to wait for. */
const database = connectDatabase({
  connectionString: api.testDatabase.connectionString,
  waitForRows: 1,
});
afterAll(() => database.close());
const impatient = { ...api.deps, database };
const caller: MerchantCaller = { kind: 'api_key', apiKeyId: 'key_1', businessId, mode: 'test' };
const waited = { code: '55P03' };

const open = (reference: string) => api.call('openPaymentLink', { params: { reference } });
const asPayment = (link: { id: string }, id = 'txn_of_another_payer') => ({ id, payment_link_id: link.id });
const during = (before: (trx: Transaction) => Promise<unknown>, work: () => Promise<unknown>) =>
  api.deps.database.forBusiness(businessId, async (trx) => {
    await before(trx);
    return work();
  });

test('a link without a limit opens without a look at what was paid through it', async () => {
  const [endless, limited] = [await world.makeLink(), await world.makeLink({ max_uses: 2 })];
  await api.testDatabase.asAdmin(async (client) => {
    await client.query('begin; lock table payments in access exclusive mode');
    expect((await openPaymentLink(impatient, endless.reference)).token).not.toBeNull();
    await expect(openPaymentLink(impatient, limited.reference)).rejects.toMatchObject(waited);
    await client.query('rollback');
  });
});

test('payers of a link without a limit wait for one another neither to start nor to pay', async () => {
  const link = await world.makeLink();
  await during(
    async (trx) => expect(await holdLinkRoom(trx, asPayment(link))).toBe(true),
    async () => {
      await database.forBusiness(businessId, async (trx) => {
        expect(await holdLinkRoom(trx, asPayment(link, 'txn_of_a_third'))).toBe(true);
      });
      expect((await world.pay(await world.start(link), CARDS.approved)).status).toBe('succeeded');
    },
  );
});

test('whoever may take the last use of a link is waited for by who pays, and by nobody who starts', async () => {
  const link = await world.makeLink({ max_uses: 1 });
  await during(
    async (trx) => expect(await holdLinkRoom(trx, asPayment(link))).toBe(true),
    async () => {
      const other = database.forBusiness(businessId, (trx) => holdLinkRoom(trx, asPayment(link, 'txn_b')));
      await expect(other).rejects.toMatchObject(waited);
      await world.start(link);
    },
  );
});

test('a limit is not set while somebody pays, whom it would have refused', async () => {
  const link = await world.makeLink();
  const limit = () => updatePaymentLink(impatient, caller, link.id, { max_uses: 1 });
  await during(
    (trx) => holdLinkRoom(trx, asPayment(link)),
    () => expect(limit()).rejects.toMatchObject(waited),
  );
  expect((await limit()).max_uses).toBe(1);
});

test.each([
  { limit: 10, paid: 3 },
  { limit: 1, paid: 1 },
])('of three payers who wait while a merchant sets a limit of $limit, $paid pay', async ({ limit, paid }) => {
  const link = await world.makeLink();
  const start = async () => {
    const payment = await world.start(link);
    return { payment, token: (await world.authenticate(payment, CARDS.approved)).token };
  };
  const payers = [await start(), await start(), await start()];
  const { charging } = await api.deps.database.forBusiness(businessId, async (trx) => {
    await trx.updateTable('payment_links').set({ max_uses: limit }).where('id', '=', link.id).execute();
    const started = payers.map(({ payment, token }) => world.charge(payment, token));
    await untilWaiting(api.database, payers.length);
    return { charging: started };
  });
  const told = (await Promise.all(charging)).map(({ error, data }) => error?.code ?? data.status).toSorted();
  const refused = Array.from({ length: payers.length - paid }, () => 'payment_link_inactive');
  expect(told).toEqual([...refused, ...Array.from({ length: paid }, () => 'succeeded')]);
});

test('a link that somebody starts to pay can be changed, and is not deleted under their hands', async () => {
  const link = await world.makeLink();
  const remove = () => deletePaymentLink(impatient, caller, link.id);
  await during(
    (trx) => loadPayersLink(trx, businessId, link.id, { isKept: true }),
    async () => {
      expect(await updatePaymentLink(impatient, caller, link.id, { title: 'Cake' })).toMatchObject({
        title: 'Cake',
      });
      await expect(remove()).rejects.toMatchObject(waited);
    },
  );
  expect(await remove()).toBe('deleted');
});

test('a link counts as used up at its limit, and beyond one that was lowered', async () => {
  const link = await world.makeLink({ max_uses: 3 });
  const statusOf = async () => (await open(link.reference)).data.payment_link.status;
  for (const status of ['active', 'active']) {
    expect(await statusOf()).toBe(status);
    await world.pay(await world.start(link), CARDS.approved);
  }
  const left = await world.start(link);
  await updatePaymentLink(impatient, caller, link.id, { max_uses: 1 });
  expect(await statusOf()).toBe('used_up');
  expect((await api.call('openPayment', { params: { reference: left.reference } })).data.state).toBe(
    'link_inactive',
  );
});
