import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { MINUTE } from '../../platform/clock.ts';
import { sweepOnce } from '../../sweep.ts';
import type { Opened } from '../../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../../testing/checkout-world.ts';
import { signUpMerchant } from '../../testing/people.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

interface Ready {
  payment: Opened;
  token: string;
}

async function ready(card: string, from = link): Promise<Ready> {
  const payment = await world.start(from);
  return { payment, token: (await world.authenticate(payment, card)).token };
}

/** One after the other, since many payers at once are not what is tried here. */
async function several(count: number, make: () => Promise<Ready>): Promise<Ready[]> {
  const made: Ready[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

const chargeWith = (key: string, { payment, token }: Ready) =>
  api.call('chargePayment', {
    as: payment.as,
    headers: { 'idempotency-key': key },
    body: { reference: payment.reference, token },
  });

const chargeAll = (charges: readonly Ready[]) =>
  Promise.all(charges.map((each) => chargeWith(randomUUID(), each)));

/** What the books and the outbox have of a payment, as PostgreSQL's superuser sees it. */
async function traces({ payment }: Ready) {
  const { rows } = await api.testDatabase.asAdmin((admin) =>
    admin.query<{ business: string; status: string; balance: number; entries: number; events: number }>(
      `select business_id as business, status,
         (select coalesce(sum(case e.direction when 'debit' then e.amount else -e.amount end), 0)::int from ledger_entries e
           join ledger_transactions t on t.id = e.transaction_id where t.source_id = payments.id) as balance,
         (select count(*)::int from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
           where t.source_id = payments.id and e.business_id = payments.business_id) as entries,
         (select count(*)::int from outbox_events where subject_id = payments.id and type = 'payment.succeeded'
           and business_id = payments.business_id) as events
       from payments where checkout_reference = $1`,
      [payment.reference],
    ),
  );
  return rows[0];
}

/** In how many commits payments were claimed, in how many booked, and how many answers were kept with the booking. */
async function commitsOf(charges: readonly Ready[]) {
  const references = charges.map(({ payment }) => payment.reference);
  const { rows } = await api.testDatabase.asAdmin((admin) =>
    admin.query<{ claims: number; bookings: number; answers: number }>(
      `select count(distinct e.xmin::text) filter (where e.type = 'payment_processing')::int as claims,
         count(distinct t.xmin::text)::int as bookings,
         count(distinct t.id) filter (where k.xmin = t.xmin)::int as answers
       from payments p join payment_events e on e.payment_id = p.id left join ledger_transactions t on t.source_id = p.id
         left join idempotency_keys k on k.xmin = t.xmin and k.state = 'done'
           and k.scope like 'payment:' || p.id || ' %/charge'
       where p.checkout_reference = any($1)`,
      [references],
    ),
  );
  return rows[0];
}

const PAID = { status: 'succeeded', balance: 0, entries: 4, events: 1 };

test('of 64 charges at once each gets its own answer: the good ones are paid, the others refused for their own reason', async () => {
  const other = await signUpMerchant(api);
  const { data: otherLink } = await api.call('createPaymentLink', {
    as: other.session,
    body: {
      mode: 'test',
      title: 'Cake',
      amount_type: 'fixed',
      currency: 'NGN',
      amount: { amount: 900_000, currency: 'NGN' },
      collect_phone: false,
      collect_address: false,
    },
  });
  const single = await world.makeLink({ max_uses: 1 });

  const good = await several(42, () => ready(CARDS.approved));
  const others = await several(6, () => ready(CARDS.approved, otherLink));
  const declined = await several(4, () => ready(CARDS.declined));
  const pending = await several(3, () => ready(CARDS.challengeWithoutMethod));
  const replaced = await several(3, async () => {
    const first = await ready(CARDS.approved);
    await world.pay(first.payment, CARDS.approved);
    return first;
  });
  const rivals = await several(2, () => ready(CARDS.approved, single));
  // A payer of one business with the attempt of another's.
  const foreign = await several(4, async () => {
    const mine = await ready(CARDS.approved);
    const theirs = await ready(CARDS.approved, otherLink);
    return { payment: mine.payment, token: theirs.token };
  });
  const groups = [good, others, declined, pending, replaced, rivals, foreign];
  const answers = await chargeAll(groups.flat());
  expect(answers).toHaveLength(64);
  const answersTo = (group: readonly Ready[]) =>
    answers.filter((_answer, index) => group.includes(groups.flat()[index] as Ready));

  for (const { status, data } of [...answersTo(good), ...answersTo(others)])
    expect([status, data.status]).toEqual([200, 'succeeded']);
  for (const { status, data } of answersTo(declined)) expect([status, data.status]).toEqual([200, 'failed']);
  for (const { error } of answersTo(pending)) expect(error.code).toBe('authentication_pending');
  for (const { error } of answersTo(replaced)) expect(error.code).toBe('authentication_used');
  for (const { error } of answersTo(foreign)) expect(error.code).toBe('invalid_token');
  expect(
    answersTo(rivals)
      .map(({ status, error }) => (status === 200 ? 200 : error.code))
      .toSorted(),
  ).toEqual([200, 'payment_link_inactive']);

  const commits = await commitsOf(good);
  expect(commits?.claims).toBeLessThan(good.length / 2);
  expect(commits?.bookings).toBeLessThan(good.length / 2);
  expect(commits?.answers).toBeGreaterThan(good.length / 2);
  expect(api.testDatabase.batchesUndone).toEqual([]);

  for (const each of good)
    expect(await traces(each)).toEqual({ ...PAID, business: world.merchant.business.id });
  for (const each of others) expect(await traces(each)).toEqual({ ...PAID, business: other.business.id });
  for (const each of foreign) expect(await traces(each)).toMatchObject({ status: 'pending', entries: 0 });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
}, 120_000);

test('a charge that the database refuses fails alone, and is found by the inquiry', async () => {
  const charges = await several(12, () => ready(CARDS.approved));
  const [, , , , bad] = charges;
  if (bad === undefined) throw new Error('There are twelve.');
  await api.testDatabase.asAdmin((admin) =>
    admin.query(`
      create function refuse_one() returns trigger language plpgsql as $$
        begin
          if new.type = 'payment.succeeded' and new.payload ->> 'reference' =
            (select reference from payments where checkout_reference = '${bad.payment.reference}')
          then raise exception using errcode = 'check_violation', message = 'refused'; end if;
          return new;
        end $$;
      create trigger refuse_one before insert on outbox_events for each row execute function refuse_one()`),
  );
  const answers = await chargeAll(charges);
  await api.testDatabase.asAdmin((admin) => admin.query('drop function refuse_one() cascade'));

  expect(api.testDatabase.batchesUndone).not.toEqual([]);
  for (const undone of api.testDatabase.batchesUndone) expect(undone).toMatchObject({ message: 'refused' });
  for (const [index, { status }] of answers.entries())
    expect(status).toBe(charges[index] === bad ? 500 : 200);
  for (const each of charges)
    expect(await traces(each)).toMatchObject(
      each === bad ? { status: 'processing', entries: 0, events: 0 } : PAID,
    );

  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect(await traces(bad)).toMatchObject(PAID);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
}, 60_000);

test('calls of one key in one batch charge once: the others are told that it is under way, or what became of it', async () => {
  const { payment, token } = await ready(CARDS.approved);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => chargeWith(key, { payment, token })));
  const paid = answers.filter(({ status }) => status === 200);
  expect(paid.length).toBeGreaterThan(0);
  for (const { data } of paid) expect(data).toEqual(paid[0]?.data);
  for (const { status, error } of answers)
    if (status !== 200) expect(error.code).toBe('idempotency_in_progress');
  expect(await traces({ payment, token })).toMatchObject(PAID);
});

test('where the answer to the commit of the claim is lost, the call stays claimed and the inquiry finds the outcome', async () => {
  const lost = await ready(CARDS.approved);
  const key = randomUUID();
  const { transaction } = api.database.pipeline;
  vi.spyOn(api.database.pipeline, 'transaction').mockImplementationOnce(async (...work) => {
    await transaction(...work);
    throw new Error('The connection was lost.');
  });
  const charged = await chargeWith(key, lost);
  expect([charged.status, charged.data.status]).toEqual([200, 'processing']);
  expect((await chargeWith(key, lost)).data).toEqual(charged.data);
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect(await traces(lost)).toMatchObject({ status: 'failed', entries: 0, events: 0 });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});
