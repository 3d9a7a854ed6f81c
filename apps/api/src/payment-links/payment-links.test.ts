import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { signUpMerchant } from '../testing/people.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const as = merchant.session;

const open = (reference: string) => api.call('openPaymentLink', { params: { reference } });
const naira = (amount: number) => ({ amount, currency: 'NGN' });
const customer = { email: 'ada@example.com' };

test('a title is kept and told as it was written', async () => {
  const title = "L'Atlantique & Söhne </script><b>x";
  const link = await world.makeLink({ title });
  expect(link.title).toBe(title);
  expect((await open(link.reference)).data.payment_link.title).toBe(title);
});

test('of two payers at a single-use link one pays, whoever is first', async () => {
  const link = await world.makeLink({ max_uses: 1 });
  const payers = await Promise.all([world.start(link), world.start(link), world.start(link)]);
  const ready = await Promise.all(
    payers.map(async (payment) => ({
      payment,
      token: (await world.authenticate(payment, CARDS.approved)).token,
    })),
  );
  const answers = await Promise.all(ready.map(({ payment, token }) => world.charge(payment, token)));

  expect(answers.filter(({ status, data }) => status === 200 && data.status === 'succeeded')).toHaveLength(1);
  for (const { error } of answers.filter(({ status }) => status !== 200)) {
    expect(error.code).toBe('payment_link_inactive');
  }
  expect((await open(link.reference)).data).toMatchObject({
    token: null,
    payment_link: { status: 'used_up' },
  });
  const { data } = await api.call('getPaymentLink', { as, params: { id: link.id } });
  expect(data).toMatchObject({ status: 'used_up', use_count: 1, collected_amount: naira(500_000) });
});

test('a failed try leaves the single use to the next payer', async () => {
  const link = await world.makeLink({ max_uses: 1 });
  const [first, second] = [await world.start(link), await world.start(link)];
  expect((await world.pay(first, CARDS.declined)).status).toBe('failed');
  expect((await world.pay(second, CARDS.approved)).status).toBe('succeeded');
  const left = await api.call('openPayment', { params: { reference: first.reference } });
  expect(left.data).toMatchObject({ state: 'link_inactive', token: null });
});

test('whoever came too late for the last use may pay once there is another one, and is not left open for ever', async () => {
  const link = await world.makeLink({ max_uses: 1 });
  const late = await world.start(link);
  const { token } = await world.authenticate(late, CARDS.approved);
  const later = await world.start(link);
  const other = await world.authenticate(later, CARDS.approved);
  await world.pay(await world.start(link), CARDS.approved);
  for (const [payment, attempt] of [
    [late, token],
    [later, other.token],
  ] as const)
    expect((await world.charge(payment, attempt)).error.code).toBe('payment_link_inactive');

  await api.call('updatePaymentLink', { as, params: { id: link.id }, body: { max_uses: 2 } });
  expect((await world.charge(late, token)).data.status).toBe('succeeded');
  api.clock.advance(31 * MINUTE);
  await sweepOnce(api.deps);
  expect((await world.look(later)).status).toBe('expired');
});

test('what the payer was shown is what is charged, whatever becomes of the link', async () => {
  const link = await world.makeLink();
  const payment = await world.start(link);
  await api.call('updatePaymentLink', {
    as,
    params: { id: link.id },
    body: { amount: naira(900_000), title: 'Cake' },
  });
  await api.call('deletePaymentLink', { as, params: { id: link.id } });
  await world.pay(payment, CARDS.approved);
  expect(await world.look(payment)).toMatchObject({ amount: naira(500_000), description: 'Bread' });
});

test("the payer's amount counts only within the bounds of a link that lets them choose", async () => {
  const fixed = await world.start(await world.makeLink(), { amount: naira(1) });
  expect((await world.look(fixed)).amount).toEqual(naira(500_000));

  const chosen = await world.makeLink({
    amount_type: 'payer_chosen',
    amount: undefined,
    min_amount: naira(1_000),
    max_amount: naira(5_000),
  });
  const { data } = await open(chosen.reference);
  const initiate = (amount?: { amount: number; currency: string }) =>
    api.call('initiatePaymentLink', { as: { bearer: data.token ?? '' }, body: { customer, amount } });
  expect(await initiate()).toMatchObject({ status: 422, error: { code: 'validation_failed' } });
  expect(await initiate(naira(999))).toMatchObject({ status: 422, error: { code: 'amount_out_of_range' } });
  expect(await initiate(naira(5_001))).toMatchObject({ status: 422, error: { code: 'amount_out_of_range' } });
  expect(await initiate({ amount: 2_000, currency: 'USD' })).toMatchObject({
    error: { code: 'currency_mismatch' },
  });
  expect((await initiate(naira(5_000))).data.payment.amount).toEqual(naira(5_000));
});

test('a link that is switched off, expired or archived starts no payment', async () => {
  const off = await world.makeLink();
  const token = (await open(off.reference)).data.token ?? '';
  await api.call('updatePaymentLink', { as, params: { id: off.id }, body: { status: 'disabled' } });
  expect((await open(off.reference)).data).toMatchObject({
    token: null,
    payment_link: { status: 'disabled' },
  });
  expect(await api.call('initiatePaymentLink', { as: { bearer: token }, body: { customer } })).toMatchObject({
    status: 409,
    error: { code: 'payment_link_inactive' },
  });

  const short = await world.makeLink({
    expires_at: new Date(api.clock.now().getTime() + MINUTE).toISOString(),
  });
  api.clock.advance(MINUTE);
  expect((await open(short.reference)).data).toMatchObject({
    token: null,
    payment_link: { status: 'expired' },
  });
  expect((await open('no-such-link')).status).toBe(404);
});

test('what the link asks of its payers is required and checked', async () => {
  const link = await world.makeLink({
    collect_phone: true,
    custom_fields: [
      { key: 'size', label: 'Size', type: 'select', required: true, options: ['S', 'M'] },
      { key: 'note', label: 'Note', type: 'text', required: false },
      { key: 'constructor', label: 'A word that objects know', type: 'text', required: false },
    ],
  });
  const { data } = await open(link.reference);
  const initiate = (custom_fields: Record<string, string>, phone?: string) =>
    api.call('initiatePaymentLink', {
      as: { bearer: data.token ?? '' },
      body: { customer: { ...customer, phone }, custom_fields },
    });
  const fieldsOf = ({ error }: Awaited<ReturnType<typeof initiate>>) =>
    error.errors?.map(({ field }) => field);
  expect(fieldsOf(await initiate({ size: 'M' }))).toEqual(['customer.phone']);
  expect(fieldsOf(await initiate({}, '+234 803 555 0100'))).toEqual(['custom_fields.size']);
  expect(fieldsOf(await initiate({ size: 'XL', more: '1' }, '+234 803 555 0100'))).toEqual([
    'custom_fields.more',
    'custom_fields.size',
  ]);
  expect((await initiate({ size: 'M' }, '+234 803 555 0100')).status).toBe(201);
});

test('what payers answered is told with the payment, in the words that they were asked in', async () => {
  const note = { key: 'note', label: 'Note', type: 'text', required: false } as const;
  const link = await world.makeLink({
    custom_fields: [
      { key: 'size', label: 'Size', type: 'select', required: true, options: ['S', 'M'] },
      note,
    ],
  });
  const both = await world.start(link, { custom_fields: { note: ' مرحبا, ring twice ', size: 'M' } });
  const one = await world.start(link, { custom_fields: { size: 'S' } });
  const changed = await api.call('updatePaymentLink', {
    as,
    params: { id: link.id },
    body: { custom_fields: [{ ...note, label: 'Your words' }] },
  });
  expect(changed.status).toBe(200);
  const answersOf = async (payment: typeof both) => (await world.look(payment)).custom_fields;
  expect(await answersOf(both)).toEqual([
    { key: 'size', label: 'Size', value: 'M' },
    { key: 'note', label: 'Note', value: 'مرحبا, ring twice' },
  ]);
  expect(await answersOf(one)).toEqual([{ key: 'size', label: 'Size', value: 'S' }]);
  expect(await answersOf(await world.start(await world.makeLink()))).toEqual([]);
});

test('nobody can be asked for, or pay, a sum of more than twelve digits of minor units', async () => {
  const tooMuch = naira(1_000_000_000_000);
  const asked = await api.call('createPaymentLink', {
    as,
    body: { title: 'Too much', amount_type: 'fixed', currency: 'NGN', amount: tooMuch },
  });
  expect(asked.status).toBe(422);
  const link = await world.makeLink({ amount_type: 'payer_chosen', amount: undefined });
  const { data } = await open(link.reference);
  const paid = await api.call('initiatePaymentLink', {
    as: { bearer: data.token ?? '' },
    body: { customer, amount: tooMuch },
  });
  expect(paid.status).toBe(422);
});

test('an address belongs to one link or payment alone, and never hides a page', async () => {
  await world.makeLink({ reference: 'bread-of-the-day' });
  const create = (reference: string) =>
    api.call('createPaymentLink', {
      as,
      body: {
        mode: 'test',
        title: 'Second',
        amount_type: 'fixed',
        currency: 'NGN',
        amount: naira(100),
        reference,
        collect_phone: false,
        collect_address: false,
      },
    });
  expect(await create('bread-of-the-day')).toMatchObject({ status: 409, error: { code: 'reference_taken' } });
  expect((await create('success')).status).toBe(422);
  expect((await create('Failure')).status).toBe(422);
});

test('deleting: gone without payments, archived with them, and an archived link stays as it is', async () => {
  const unused = await world.makeLink();
  const remove = (id: string) => api.call('deletePaymentLink', { as, params: { id } });
  expect((await remove(unused.id)).data.outcome).toBe('deleted');
  expect((await api.call('getPaymentLink', { as, params: { id: unused.id } })).status).toBe(404);

  const used = await world.makeLink();
  await world.start(used);
  expect((await remove(used.id)).data.outcome).toBe('archived');
  expect((await remove(used.id)).data.outcome).toBe('archived');
  const change = await api.call('updatePaymentLink', { as, params: { id: used.id }, body: { title: 'New' } });
  expect(change).toMatchObject({ status: 409, error: { code: 'payment_link_archived' } });
});

test('the list finds literally, hides archived links and pages both ways', async () => {
  const owner = await signUpMerchant(api);
  const titles = ['50%_OFF', '50 people', 'tea', 'cake', 'rolls'];
  for (const title of titles) {
    api.clock.advance(1);
    await api.call('createPaymentLink', {
      as: owner.session,
      body: {
        mode: 'test',
        title,
        amount_type: 'fixed',
        currency: 'NGN',
        amount: naira(100),
        collect_phone: false,
        collect_address: false,
      },
    });
  }
  const list = (query: object) =>
    api.call('listPaymentLinks', { as: owner.session, query: { mode: 'test', limit: 2, ...query } });
  const titlesOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ title }) => title);
  expect(titlesOf(await list({ search: '50%_OFF' }))).toEqual(['50%_OFF']);
  expect(titlesOf(await list({ search: '%' }))).toEqual(['50%_OFF']);

  const first = await list({});
  const second = await list({ cursor: first.meta.next_cursor });
  const third = await list({ cursor: second.meta.next_cursor });
  expect([first, second, third].flatMap(titlesOf)).toEqual(titles.toReversed());
  expect(third.meta).toMatchObject({ next_cursor: null, total: 5, total_is_capped: false });
  const back = await list({ cursor: third.meta.prev_cursor });
  expect(titlesOf(back)).toEqual(titlesOf(second));
  expect((await list({ cursor: first.meta.next_cursor, search: 'tea' })).error.code).toBe('invalid_cursor');
});
