import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { CARDS, checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();
const other = new pg.Client({ connectionString: api.testDatabase.connectionString });
await other.connect();
afterAll(() => other.end());

async function ready(from = link) {
  const payment = await world.start(from);
  return { payment, token: (await world.authenticate(payment, CARDS.approved)).token };
}
type Ready = Awaited<ReturnType<typeof ready>>;

const charge = ({ payment, token }: Ready) => world.charge(payment, token);

/** A machine that is busy is no fault of the server's. */
const PATIENCE = { timeout: 10_000 };

const untilWaiting = (sessions: number) =>
  vi.waitFor(async () => {
    const { rows } = await api.testDatabase.asAdmin((admin) =>
      admin.query(
        'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
      ),
    );
    expect(rows).toHaveLength(sessions);
  }, PATIENCE);

/** The cards of a payment's attempts. */
const CARDS_OF = `select a.id from attempts a join payments p on p.id = a.payment_id where p.checkout_reference = $1`;

test('a limit that a merchant sets while a payer is charged counts that payer', async () => {
  const limitless = await world.makeLink();
  const [first, second] = [await ready(limitless), await ready(limitless)];
  await api.testDatabase.asAdmin((admin) =>
    admin.query(`
      create function hold_first() returns trigger language plpgsql set lock_timeout = 0 as $$
        begin
          if new.type = 'payment_processing' and new.payment_id =
            (select id from payments where checkout_reference = '${first.payment.reference}')
          then perform pg_advisory_xact_lock_shared(1); end if;
          return new;
        end $$;
      create trigger hold_first before insert on payment_events for each row execute function hold_first()`),
  );
  await other.query('select pg_advisory_lock(1)');
  const firstCharged = charge(first);
  await untilWaiting(1);
  const secondCharged = api
    .call('updatePaymentLink', {
      as: world.merchant.session,
      params: { id: limitless.id },
      body: { max_uses: 1 },
    })
    .then(() => charge(second));
  await Promise.race([secondCharged, untilWaiting(2)]);
  await other.query('select pg_advisory_unlock(1)');

  expect((await firstCharged).data.status).toBe('succeeded');
  expect((await secondCharged).error.code).toBe('payment_link_inactive');
  await api.testDatabase.asAdmin((admin) => admin.query('drop function hold_first() cascade'));
});

test('a card that is wiped while its payment is charged has to be entered again', async () => {
  // Those of a link with a limit are charged one by one.
  for (const from of [link, await world.makeLink({ max_uses: 1 })]) {
    const late = await ready(from);
    await other.query("begin; select set_config('harbour.business_id', '*', true)");
    await other.query(`delete from card_vault where attempt_id in (${CARDS_OF})`, [late.payment.reference]);
    const charged = charge(late);
    await untilWaiting(1);
    await other.query('commit');
    expect((await charged).error.code).toBe('authentication_used');
  }
});

test('a card that does not open is refused, and the charges beside it stay one commit', async () => {
  const [bad, ...good] = [await ready(), await ready(), await ready()] as const;
  await api.testDatabase.asAdmin((admin) =>
    admin.query(
      `update card_vault set sealed = set_byte(sealed, 30, get_byte(sealed, 30) # 1) where attempt_id in (${CARDS_OF})`,
      [bad.payment.reference],
    ),
  );
  const [refused, ...charged] = await Promise.all([bad, ...good].map(charge));
  expect(refused?.error.code).toBe('invalid_token');
  expect(charged.map(({ data }) => data.status)).toEqual(['succeeded', 'succeeded']);
  const { rows } = await api.testDatabase.asAdmin((admin) =>
    admin.query(
      `select distinct e.xmin::text from payment_events e join payments p on p.id = e.payment_id
       where e.type = 'payment_processing' and p.checkout_reference = any($1)`,
      [good.map(({ payment }) => payment.reference)],
    ),
  );
  expect(rows).toHaveLength(1);
});
