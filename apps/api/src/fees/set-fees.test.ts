import { expect, test } from 'vitest';
import { DAY, after } from '../platform/clock.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { signUpMerchant } from '../testing/people.ts';
import { findFeeSchedule } from './find-fee-schedule.ts';
import type { WantedFees } from './set-fees.ts';
import { FeesRefused, setFees } from './set-fees.ts';

const world = await checkoutWorld();
const { api, merchant } = world;

const wanted: WantedFees = {
  business: merchant.business.id,
  currency: 'GHS',
  origin: 'international',
  percent: '2.25',
  fixed: '1.00',
  cap: '50.00',
  waiveBelow: '10.00',
};
const set = (terms: Partial<WantedFees> = {}) => setFees(api.deps, { ...wanted, ...terms });
const money = (amount: number) => ({ amount, currency: 'GHS' });

async function feesOf({ session }: { session: typeof merchant.session }, currency: string | null) {
  const { data } = await api.call('listBusinessFees', { as: session });
  return data.filter((terms) => terms.currency === currency && terms.card_origin === 'international');
}

async function feeOfSale(amount: number) {
  const payment = await world.start(await world.makeLink({ currency: 'GHS', amount: money(amount) }));
  await world.pay(payment, CARDS.approved);
  return (await world.look(payment)).fee;
}

test('what an operator sets is what is charged and what the merchant is shown; others keep the default', async () => {
  const other = await signUpMerchant(api);
  const before = await feesOf(other, 'GHS');
  expect(before).toMatchObject([{ basis_points: 390, fixed: null, upcoming: false }]);
  await set();
  expect(await feesOf(merchant, 'GHS')).toEqual([
    {
      currency: 'GHS',
      card_origin: 'international',
      bearer: 'merchant',
      basis_points: 225,
      fixed: money(100),
      cap: money(5_000),
      waiver_threshold: money(1_000),
      effective_from: api.clock.now().toISOString(),
      upcoming: false,
    },
  ]);
  expect(await feeOfSale(10_000)).toEqual(money(225 + 100));
  expect(await feesOf(other, 'GHS')).toEqual(before);
});

test('what is announced is shown beside what holds until then, and takes its place in time', async () => {
  const from = after(api.clock.now(), DAY / 4);
  const { version } = await set({ percent: '1', fixed: undefined, from: from.toISOString() });
  expect(version).toBe(2);
  expect(await feesOf(merchant, 'GHS')).toMatchObject([
    { basis_points: 225, upcoming: false },
    { basis_points: 100, fixed: null, upcoming: true, effective_from: from.toISOString() },
  ]);
  expect(await feeOfSale(10_000)).toEqual(money(325));
  api.clock.set(from);
  expect(await feesOf(merchant, 'GHS')).toMatchObject([{ basis_points: 100, upcoming: false }]);
  expect(await feeOfSale(10_000)).toEqual(money(100));
});

test('what is announced and never comes is not shown: a newer version begins before it, or a price of the business’s own', async () => {
  const { session, business } = await signUpMerchant(api);
  const from = (days: number) => after(api.clock.now(), days * DAY).toISOString();
  const terms = { currency: 'KES', fixed: undefined, cap: undefined, waiveBelow: undefined };
  const own = { ...terms, business: business.id };
  const everybody = { ...terms, business: 'everybody' };
  const shown = async () =>
    (await feesOf({ session }, 'KES')).map(({ basis_points, upcoming }) => [basis_points, upcoming]);
  const before = (await shown()).slice(0, 1);
  await set({ ...everybody, percent: '1', from: from(5) });
  await set({ ...everybody, percent: '2', from: from(20) });
  expect(await shown()).toEqual([...before, [100, true], [200, true]]);
  await set({ ...own, percent: '3', from: from(30) });
  await set({ ...own, percent: '4', from: from(10) });
  const announced = await shown();
  expect(announced).toEqual([...before, [100, true], [400, true]]);
  const charged: unknown[] = [];
  for (const days of [4, 5, 10, 20, 30]) {
    const at = after(api.clock.now(), days * DAY);
    const wanted = { businessId: business.id, currency: 'KES', cardOrigin: 'international' as const, at };
    const found = await api.database.forBusiness(business.id, (trx) => findFeeSchedule(trx, wanted));
    charged.push(found.basis_points);
  }
  expect([...new Set(charged)]).toEqual(announced.map(([basisPoints]) => basisPoints));
});

test('two operators at once make two versions', async () => {
  const made = await Promise.all([set(), set()]);
  const [one = 0, other = 0] = made.map(({ version }) => version).toSorted();
  expect(other - one).toBe(1);
});

test('the default of everybody, and of every currency without a price of its own, can be set', async () => {
  const terms = { business: 'everybody', fixed: undefined, cap: undefined, waiveBelow: undefined };
  await set({ ...terms, currency: '*', percent: '3' });
  const other = await signUpMerchant(api);
  expect(await feesOf(other, null)).toMatchObject([{ basis_points: 300, fixed: null, cap: null }]);
});

test.each<[string, Partial<WantedFees>]>([
  ['a business that is not there', { business: 'biz_nowhere' }],
  ['no currency', { currency: 'QQQ' }],
  ['an origin that is none', { origin: 'abroad' }],
  ['more than everything', { percent: '100.01' }],
  ['a percentage in words', { percent: 'two' }],
  ['three decimals', { percent: '1.125' }],
  ['a negative amount', { fixed: '-1' }],
  ['less than a minor unit', { fixed: '0.001' }],
  ['a cap below the fixed part', { cap: '0.99' }],
  ['a sum that is another in each currency', { currency: '*' }],
  ['nobody as bearer', { bearer: 'nobody' }],
  ['a payer who bears all of the sum', { bearer: 'payer', origin: 'local', percent: '100' }],
  ['a payer who is to know the card first', { bearer: 'payer' }],
  ['the past', { from: '2020-01-01T00:00:00Z' }],
  ['a day without a time', { from: '2030-01-01' }],
])('%s is refused, and nothing is set', async (_what, terms) => {
  const before = await feesOf(merchant, 'GHS');
  await expect(set(terms)).rejects.toThrow(FeesRefused);
  expect(await feesOf(merchant, 'GHS')).toEqual(before);
});
