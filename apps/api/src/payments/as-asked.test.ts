import { beforeEach, expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { PASSWORD } from '../testing/people.ts';
import { sessionOf } from '../testing/test-app.ts';
import { asAsked, sayTakenOtherwise } from './as-asked.ts';
import { loadAttempt } from './attempt-repository.ts';
import { HeldCaptureRefused, settleHeldCapture } from './settle-held-capture.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const { withAcquirer } = api;
const link = await world.makeLink();
const { acquirer } = api.deps;

/** Sessions end before all these hours do. */
beforeEach(async () => {
  const answer = await api.call('loginUser', { body: { email: merchant.email, password: PASSWORD } });
  Object.assign(merchant, { session: sessionOf(answer) });
});

/** The acquirer as it is, but that it took something else by its own word. */
const taking = (taken: { amount?: number; currency?: string }): Pick<Acquirer, 'authorise' | 'inquire'> => {
  const say = <Said extends { result: string }>(said: Said) =>
    'taken' in said && typeof said.taken === 'object'
      ? { ...said, taken: { ...said.taken, ...taken } }
      : said;
  return {
    authorise: async (request) => say(await acquirer.authorise(request)),
    inquire: async (...question) => say(await acquirer.inquire(...question)),
  };
};

async function askAfter(milliseconds: number): Promise<void> {
  api.clock.advance(milliseconds);
  await sweepOnce(api.deps);
}

async function told(): Promise<object[]> {
  const fields: object[] = [];
  await sayTakenOtherwise(api.deps, { error: (each) => fields.push(each) });
  return fields;
}

const refusals = async (payment: Opened) =>
  (await world.look(payment)).events.filter(({ type }) => type === 'transition_refused');

const findings = async () => (await verifyLedger(api.database)).findings;

test.each([
  ['less', { amount: 499_999 }, '₦4,999.99'],
  ['more', { amount: 500_001 }, '₦5,000.01'],
  ['the same of another currency', { currency: 'GHS' }, 'GH₵5,000.00'],
  ['a currency that is none', { currency: 'ZZZ' }, '500000 units of ZZZ'],
])(
  'a capture of %s is not booked: it is told, and asked about until it is settled',
  async (_, taken, words) => {
    const payment = await world.start(link);
    await withAcquirer(taking(taken), async () => {
      expect(await world.pay(payment, CARDS.approved)).toMatchObject({
        status: 'processing',
        page: 'pending',
      });
      await askAfter(MINUTE);
      await askAfter(HOUR);
    });
    const { status, attempts } = await world.look(payment);
    expect(status).toBe('processing');
    const [refusal, ...more] = await refusals(payment);
    expect(refusal?.message).toContain(`it took ${words} instead of ₦5,000.00.`);
    expect(more).toEqual([]);
    expect(await told()).toMatchObject([{ attempt: attempts[0]?.id, asked: { amount: 500_000 }, taken }]);
    expect(await findings()).toMatchObject([{ detail: expect.stringContaining(attempts[0]?.id ?? 'none') }]);

    await askAfter(HOUR);
    expect((await world.look(payment)).status).toBe('succeeded');
    expect(await told()).toEqual([]);
    expect(await findings()).toEqual([]);
  },
);

test('a capture of another sum that appears after the attempt was given up is not booked either', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approvesThenFails);
  await withAcquirer({ inquire: async () => ({ result: 'not_found' }) }, () => askAfter(2 * MINUTE));
  await withAcquirer(taking({ amount: 1 }), () => askAfter(2 * HOUR));
  expect((await world.look(payment)).status).toBe('failed');
  expect(await refusals(payment)).toHaveLength(1);
  expect(await told()).toHaveLength(1);

  await askAfter(HOUR);
  expect((await world.look(payment)).status).toBe('succeeded');
  expect(await told()).toEqual([]);
  expect(await findings()).toEqual([]);
});

const toldOf = async (payment: Opened): Promise<boolean[]> => {
  const { attempts } = await world.look(payment);
  const id = attempts[0]?.id ?? 'none';
  return [JSON.stringify(await told()).includes(id), JSON.stringify(await findings()).includes(id)];
};

test('what took another sum is not believed to be unknown to the acquirer afterwards', async () => {
  const payment = await world.start(link);
  await withAcquirer(taking({ amount: 1 }), async () => void (await world.pay(payment, CARDS.approved)));
  await withAcquirer({ inquire: async () => ({ result: 'not_found' }) }, async () => {
    await askAfter(2 * MINUTE);
    await askAfter(2 * HOUR);
  });
  expect((await world.look(payment)).status).toBe('processing');
  expect(await toldOf(payment)).toEqual([true, true]);
  await askAfter(HOUR);
  expect((await world.look(payment)).status).toBe('succeeded');
  expect(await toldOf(payment)).toEqual([false, false]);
});

test('nor where that comes to be known while the acquirer is asked', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approvesThenFails);
  const inquire: Acquirer['inquire'] = async (...question) => {
    const said = await taking({ amount: 1 }).inquire(...question);
    const { attempts } = await world.look(payment);
    await api.database.forBusiness(merchant.business.id, async (trx) =>
      asAsked(api.deps, await loadAttempt(trx, attempts[0]?.id ?? ''), said),
    );
    return { result: 'not_found' };
  };
  await withAcquirer({ inquire }, () => askAfter(2 * MINUTE));
  expect((await world.look(payment)).status).toBe('processing');
  expect(await toldOf(payment)).toEqual([true, true]);
  await askAfter(HOUR);
  expect((await world.look(payment)).status).toBe('succeeded');
});

test('a decline that comes after another sum lets the payer pay, and the sum is told of on and on', async () => {
  const payment = await world.start(link);
  await withAcquirer(taking({ amount: 1 }), async () => void (await world.pay(payment, CARDS.approved)));
  const declined = { result: 'declined', acquirerId: 'void', code: 'generic_decline' } as const;
  await withAcquirer({ inquire: async () => declined }, () => askAfter(MINUTE));
  expect((await world.look(payment)).status).toBe('failed');
  await askAfter(2 * HOUR);
  expect(await toldOf(payment)).toEqual([true, true]);
});

test('an answer of another sum that comes when nobody waits for it any more is told of', async () => {
  const payment = await world.start(link);
  const authorise: Acquirer['authorise'] = async (request) => {
    // The answer takes so long that the attempt is given up, and asked after for the last time.
    await withAcquirer({ inquire: async () => ({ result: 'not_found' }) }, async () => {
      await askAfter(2 * MINUTE);
      await askAfter(2 * HOUR);
    });
    return taking({ amount: 1 }).authorise(request);
  };
  await withAcquirer({ authorise }, async () => void (await world.pay(payment, CARDS.approved)));
  expect((await world.look(payment)).status).toBe('failed');
  expect(await refusals(payment)).toHaveLength(1);
  expect(await toldOf(payment)).toEqual([true, true]);
});

const giveBack = async (payment: Opened, by: 'acquirer' | 'bank' = 'acquirer') =>
  settleHeldCapture(api.deps, {
    attemptId: (await world.look(payment)).attempts[0]?.id ?? 'none',
    by,
    who: 'Ada Obi',
    note: 'Refund 4711 at the acquirer',
  });

test('a person ends it as given back at the acquirer, once: the payment can be paid, and nothing tells of it any more', async () => {
  const payment = await world.start(link);
  await withAcquirer(taking({ amount: 1 }), async () => {
    await world.pay(payment, CARDS.approved);
    await expect(giveBack(payment, 'bank'), 'it is in no books').rejects.toThrow(HeldCaptureRefused);
    expect(await giveBack(payment)).toContain('₦0.01');
    await askAfter(MINUTE);
  });
  const { status, events } = await world.look(payment);
  expect(status).toBe('failed');
  expect(events.map(({ message }) => message)).toContain(
    '₦0.01 was given back at the acquirer (Ada Obi): Refund 4711 at the acquirer',
  );
  expect(await toldOf(payment)).toEqual([false, false]);
  await expect(giveBack(payment), 'a second time').rejects.toThrow(HeldCaptureRefused);
  await world.pay(payment, CARDS.approved);
  expect((await world.look(payment)).status).toBe('succeeded');
  expect(await toldOf(payment)).toEqual([false, false]);
});

test('where the right sum was booked before, it stays so, and nothing is said to have gone back', async () => {
  const payment = await world.start(link);
  const authorise: Acquirer['authorise'] = async (request) => {
    const said = await acquirer.authorise(request);
    // The answer takes so long that the inquiry hears of the right sum first.
    await askAfter(2 * MINUTE);
    return said.result === 'captured' ? { ...said, taken: { ...said.taken, amount: 1 } } : said;
  };
  await withAcquirer({ authorise }, async () => void (await world.pay(payment, CARDS.approved)));
  expect((await world.look(payment)).status).toBe('succeeded');
  expect((await refusals(payment))[0]?.message).toContain('The second is booked');
  expect(await toldOf(payment)).toEqual([true, true]);
  expect(await giveBack(payment)).toContain('was cleared up with the acquirer');
  expect(await toldOf(payment)).toEqual([false, false]);
  const { status, events } = await world.look(payment);
  expect(status).toBe('succeeded');
  expect(events.map(({ type }) => type)).not.toContain('refund_succeeded');
});

test('what is ended while the acquirer is asked after it is not asked after again', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approvesThenFails);
  await withAcquirer({ inquire: async () => ({ result: 'not_found' }) }, () => askAfter(2 * MINUTE));
  await withAcquirer(taking({ amount: 1 }), () => askAfter(2 * HOUR));
  const asked: string[] = [];
  const inquire: Acquirer['inquire'] = async (key) => {
    asked.push(key);
    await giveBack(payment);
    return { result: 'unknown' };
  };
  await withAcquirer({ inquire }, async () => {
    await askAfter(HOUR);
    await askAfter(2 * HOUR);
  });
  expect(asked).toHaveLength(1);
  expect((await world.look(payment)).status).toBe('failed');
  expect(await toldOf(payment)).toEqual([false, false]);
});
