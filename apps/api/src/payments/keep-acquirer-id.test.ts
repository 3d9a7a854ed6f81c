import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '../platform/database.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { keepAcquirerId } from './keep-acquirer-id.ts';
import { lockPayment } from './payment-repository.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const businessId = merchant.business.id;

/** Gives up at once what it would have to wait for. */
const impatient = connectDatabase({
  connectionString: api.testDatabase.connectionString,
  waitForRows: 1,
});
afterAll(() => impatient.close());

test('no id is written down while somebody who may give the attempt up holds its payment', async () => {
  const payment = await world.start(await world.makeLink());
  await world.pay(payment, CARDS.approvesThenFails);
  const { id: paymentId, attempts } = await world.look(payment);
  const where = { businessId, paymentId, attemptId: attempts[0]?.id ?? '' };
  await api.database.forBusiness(businessId, async (trx) => {
    await lockPayment(trx, businessId, paymentId);
    await expect(keepAcquirerId(impatient, where, 'auth_1')).rejects.toMatchObject({ code: '55P03' });
  });
  expect(await keepAcquirerId(impatient, where, 'auth_1')).toBe(true);
  expect(await keepAcquirerId(impatient, where, 'auth_2')).toBe(false);
});
