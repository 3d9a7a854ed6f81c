import { expect, test } from 'vitest';
import { MINUTE } from './platform/clock.ts';
import type { Opened } from './testing/checkout-world.ts';
import { CARDS, checkoutWorld } from './testing/checkout-world.ts';
import { rounds, sweep, sweepOnce } from './sweep.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

/** A payment whose authorisation was sent, and whose answer never came. */
async function unanswered(): Promise<{ payment: Opened; attemptId: string }> {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  const { acquirer } = api.deps;
  Object.assign(api.deps, {
    acquirer: {
      ...acquirer,
      authorise: async (request) => {
        await acquirer.authorise(request);
        return { result: 'unknown' };
      },
    } satisfies typeof acquirer,
  });
  expect((await world.charge(payment, token)).data.status).toBe('processing');
  Object.assign(api.deps, { acquirer });
  const [attempt] = (await world.look(payment)).attempts;
  return { payment, attemptId: attempt?.id ?? '' };
}

/** The dependencies with an acquirer that fails, against its promise, for one attempt. */
const failingFor = (attemptId: string): typeof api.deps => ({
  ...api.deps,
  acquirer: {
    ...api.deps.acquirer,
    inquire: (key, sentAt) => {
      if (key === attemptId) throw new Error('The acquirer speaks gibberish.');
      return api.deps.acquirer.inquire(key, sentAt);
    },
  },
});

test('one attempt that fails keeps neither the others nor the later jobs from their turn', async () => {
  const bad = await unanswered();
  const good = await unanswered();
  const left = await world.start(link);
  api.clock.advance(31 * MINUTE);

  await expect(sweepOnce(failingFor(bad.attemptId))).rejects.toThrow(AggregateError);
  expect((await world.look(good.payment)).status).toBe('succeeded');
  expect((await world.look(left)).status).toBe('expired');
  expect((await world.look(bad.payment)).status).toBe('processing');

  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect((await world.look(bad.payment)).status).toBe('succeeded');
});

test('each failure names the row it befell', async () => {
  const bad = await unanswered();
  api.clock.advance(MINUTE);
  const failure: unknown = await sweepOnce(failingFor(bad.attemptId)).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(AggregateError);
  const [error, ...others] = (failure as AggregateError).errors as Error[];
  expect(others).toEqual([]);
  expect(error?.message).toContain(bad.attemptId);
  expect(error?.cause).toEqual(new Error('The acquirer speaks gibberish.'));
});

test('an acquirer that says nothing about disputes for as long as it likes holds up disputes alone', async () => {
  const late = await unanswered();
  api.clock.advance(MINUTE);
  const never = () => new Promise<never>(() => undefined);
  const acquirer = { ...api.deps.acquirer, listDisputes: never, respondToDispute: never };
  const others = rounds.filter((round) => !round.endsWith('disputes'));
  await Promise.all(others.map((round) => sweep({ ...api.deps, acquirer }, round)));
  expect((await world.look(late.payment)).status).toBe('succeeded');
});

test('outcomes that nobody knows are asked for in a round of their own', async () => {
  const late = await unanswered();
  api.clock.advance(MINUTE);
  await sweep(api.deps, 'ask-outcomes');
  expect((await world.look(late.payment)).status).toBe('succeeded');
});
