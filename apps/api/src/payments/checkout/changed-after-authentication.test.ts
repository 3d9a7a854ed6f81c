import { expect, test } from 'vitest';
import { CARDS, checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

test.each([
  ['amount', { amount: 600_000 }, { amount: 600_000, currency: 'NGN' }],
  ['currency', { currency: 'GHS' }, { amount: 500_000, currency: 'GHS' }],
])(
  'a payment whose %s is another than the bank agreed to authenticates anew',
  async (_what, change, price) => {
    const payment = await world.start(link);
    const { token } = await world.authenticate(payment, CARDS.approved);
    const { id } = await world.look(payment);
    await api.database.acrossBusinesses((trx) =>
      trx.updateTable('payments').set(change).where('id', '=', id).execute(),
    );

    const refused = await world.charge(payment, token);
    expect(refused).toMatchObject({ status: 409, error: { code: 'authentication_used' } });
    expect(await world.look(payment)).toMatchObject({
      status: 'pending',
      attempts: [{ status: 'abandoned' }],
    });

    expect((await world.pay(payment, CARDS.approved)).status).toBe('succeeded');
    expect(await world.look(payment)).toMatchObject({ status: 'succeeded', amount: price });
  },
);
