import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { signUpMerchant } from '../testing/people.ts';
import { recordPaymentEvent } from './payment-events.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();
const [first, second] = [await world.start(link), await world.start(link)];
await world.pay(first, CARDS.approved);
const [paid, other] = [await world.look(first), await world.look(second)];
const mine = world.merchant.business.id;
const theirs = (await signUpMerchant(api)).business.id;

const record = (businessId: string, paymentId: string, attemptId?: string) =>
  api.database.acrossBusinesses((trx) =>
    recordPaymentEvent(
      trx,
      { id: paymentId, business_id: businessId },
      {
        type: 'payment_processing',
        message: 'Sent to the card network.',
        at: api.clock.now(),
        ...(attemptId === undefined ? {} : { attemptId }),
      },
    ),
  );

const attemptOfPaid = () =>
  api.database.acrossBusinesses((trx) =>
    trx.selectFrom('attempts').select('id').where('payment_id', '=', paid.id).executeTakeFirstOrThrow(),
  );

test('the database takes entries of a timeline for a payment of that business and an attempt of that payment alone', async () => {
  const { id } = await attemptOfPaid();
  await record(mine, paid.id, id);
  const refused = { code: '23503' };
  await expect(record(mine, newId('transaction'))).rejects.toMatchObject(refused);
  await expect(record(theirs, paid.id)).rejects.toMatchObject(refused);
  await expect(record(mine, other.id, id)).rejects.toMatchObject(refused);
  await expect(record(mine, paid.id, newId('attempt'))).rejects.toMatchObject(refused);
});

test('what a timeline tells of can be neither deleted nor given to another', async () => {
  const { id } = await attemptOfPaid();
  for (const statement of [
    `delete from payments where id = '${other.id}'`,
    `update payments set business_id = '${theirs}' where id = '${other.id}'`,
    'truncate payments cascade',
    `delete from attempts where id = '${id}'`,
    `update attempts set business_id = '${theirs}' where id = '${id}'`,
    `update attempts set payment_id = '${other.id}' where id = '${id}'`,
    `update payment_events set payment_id = '${other.id}' where payment_id = '${paid.id}'`,
  ])
    await expect(
      api.testDatabase.asAdmin((admin) => admin.query(statement)),
      statement,
    ).rejects.toMatchObject({ code: '23001' });
});
