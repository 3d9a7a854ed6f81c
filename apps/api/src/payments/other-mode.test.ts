import { expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { DAY } from '../platform/clock.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { sayLeftAlone } from './say-left-alone.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, get, write, submit, accept, tryRefund, withAcquirer } = world;

const naira = (amount: number) => ({ amount, currency: 'NGN' });
const NO_ANSWER = { result: 'unknown' } as const;

test('after a change of mode the acquirer never hears of what was begun under the other, until it is back', async () => {
  const { authorise, refund } = api.deps.acquirer;
  let charged = '';
  const unheard: Partial<Acquirer> = {
    async authorise(request) {
      await authorise(request);
      return NO_ANSWER;
    },
    async refund(request) {
      await refund(request);
      return NO_ANSWER;
    },
  };
  const sold = await paid(500_000);
  const { id: answered } = await dispute(await paid(400_000));
  await write(answered, { refund_policy: 'None.' });
  const { id: open } = await dispute(await paid(300_000));
  script.outcome = NO_ANSWER;
  await withAcquirer(unheard, async () => {
    charged = await paid(200_000);
    await tryRefund(sold, naira(100_000));
    await submit(answered);
  });
  script.outcome = { result: 'taken' };
  const told = script.responses.length;

  const asked: string[] = [];
  const hear = (call: string) => async () => {
    asked.push(call);
    return NO_ANSWER;
  };
  const live: Acquirer = {
    name: api.deps.acquirer.name,
    authorise: hear('authorise'),
    inquire: hear('inquire'),
    refund: hear('refund'),
    respondToDispute: hear('respondToDispute'),
    listDisputes: async (after) => ({ result: 'page', cases: [], cursor: after ?? '0', more: false }),
  };
  Object.assign(api.deps.config, { paymentMode: 'live' });
  await withAcquirer(live, async () => {
    api.clock.advance(DAY);
    await world.sweep();
    const words = 'This is about a test payment, and live payments are taken here.';
    expect(await tryRefund(sold, naira(100_000))).toMatchObject({
      status: 409,
      error: { code: 'payment_not_refundable', message: words },
    });
    expect((await accept(open)).error).toMatchObject({ code: 'dispute_closed', message: words });
    api.clock.advance(10 * DAY);
    await world.sweep();
  });
  expect(asked).toEqual([]);
  expect((await get(open)).status).toBe('needs_response');
  expect((await world.payment(charged)).status).toBe('processing');

  Object.assign(api.deps.config, { paymentMode: 'test' });
  await world.sweep();
  expect((await world.payment(charged)).status).toBe('succeeded');
  expect((await world.payment(sold)).refunded_amount).toEqual(naira(100_000));
  expect(script.responses).toHaveLength(told + 1);
  expect(await world.findings()).toEqual([]);
});

test('of the other mode nothing is said to wait for another acquirer, which would be no help', async () => {
  const told = async () => {
    const fields: object[] = [];
    await sayLeftAlone(api.deps, { warn: (each) => fields.push(each) });
    return fields;
  };
  await withAcquirer({ authorise: async () => NO_ANSWER }, async () => void (await paid(200_000)));
  await withAcquirer({ name: 'elsewhere' }, async () => {
    expect(await told()).toMatchObject([{ waitingFor: 'sandbox' }]);
    Object.assign(api.deps.config, { paymentMode: 'live' });
    expect(await told()).toEqual([]);
  });
  Object.assign(api.deps.config, { paymentMode: 'test' });
});
