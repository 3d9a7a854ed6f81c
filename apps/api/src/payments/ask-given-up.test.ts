import { expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

/** Lets time pass while every inquiry has the same answer; comes back with the keys that were asked for. */
async function pass(milliseconds: number, result?: 'not_found' | 'unknown'): Promise<string[]> {
  const { acquirer } = api.deps;
  const asked: string[] = [];
  const inquire: Acquirer['inquire'] = (...question) => {
    asked.push(question[0]);
    return result === undefined ? acquirer.inquire(...question) : Promise.resolve({ result });
  };
  Object.assign(api.deps, { acquirer: { ...acquirer, inquire } });
  try {
    api.clock.advance(milliseconds);
    await sweepOnce(api.deps);
    await sweepOnce(api.deps);
  } finally {
    Object.assign(api.deps, { acquirer });
  }
  return asked;
}

/** A payment whose money is taken, and that was given up since the acquirer said that it had never seen it. */
async function wronglyGivenUp(): Promise<{ payment: Opened; key: string }> {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approvesThenFails);
  await pass(2 * MINUTE, 'not_found');
  const { status, attempts } = await world.look(payment);
  expect(status).toBe('failed');
  return { payment, key: attempts[0]?.id ?? '' };
}

const sound = async () => expect((await verifyLedger(api.database)).findings).toEqual([]);

test('what was wrongly given up is found an hour later, and pays its payment', async () => {
  const { payment, key } = await wronglyGivenUp();
  expect(await pass(50 * MINUTE)).toEqual([]);
  expect(await pass(10 * MINUTE)).toEqual([key]);
  expect((await world.look(payment)).status).toBe('succeeded');
  expect(await pass(HOUR)).toEqual([]);
  await sound();
});

test('where another card has paid since, its money goes back', async () => {
  const { payment, key } = await wronglyGivenUp();
  await world.pay(payment, CARDS.approved);
  expect(await pass(HOUR)).toEqual([key]);
  const detail = await world.look(payment);
  expect(detail.status).toBe('succeeded');
  expect(detail.events.filter(({ type }) => type === 'refund_succeeded')).toHaveLength(1);
  await sound();
});

test('it is asked for until there is an answer, and no more after it', async () => {
  const { payment, key } = await wronglyGivenUp();
  expect(await pass(HOUR, 'unknown')).toEqual([key]);
  expect(await pass(HOUR, 'not_found')).toEqual([key]);
  expect(await pass(HOUR)).toEqual([]);
  expect((await world.look(payment)).status).toBe('failed');
});

test.each([
  ['acquirer', () => Object.assign(api.deps, { acquirer: { ...api.deps.acquirer, name: 'elsewhere' } })],
  ['mode', () => Object.assign(api.deps.config, { paymentMode: 'live' })],
])('what was given up under another %s waits until that one is back', async (_, change) => {
  const { payment, key } = await wronglyGivenUp();
  const { acquirer } = api.deps;
  const { paymentMode } = api.deps.config;
  change();
  try {
    expect(await pass(HOUR, 'not_found')).toEqual([]);
  } finally {
    Object.assign(api.deps, { acquirer });
    Object.assign(api.deps.config, { paymentMode });
  }
  expect(await pass(0)).toEqual([key]);
  expect((await world.look(payment)).status).toBe('succeeded');
  await sound();
});
