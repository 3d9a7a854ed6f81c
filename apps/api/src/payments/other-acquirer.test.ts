import { expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { sayLeftAlone } from './say-left-alone.ts';

const world = await disputeWorld();
const { script, paid, dispute, caseOf, tell, list, get, write, submit, accept, tryRefund } = world;
const checkout = await checkoutWorld();
const link = await checkout.makeLink();

const naira = (amount: number) => ({ amount, currency: 'NGN' });
const NO_ANSWER = { result: 'unknown' } as const;
const WORDS =
  'This payment was taken through another acquirer (sandbox) than the one that is connected (elsewhere).';

/** Another acquirer of the same mode: it has never seen anything, and notes whatever it is asked. */
function elsewhere(): { acquirer: Acquirer; asked: string[] } {
  const asked: string[] = [];
  const hear =
    <T>(call: string, answer: T) =>
    async () => {
      asked.push(call);
      return answer;
    };
  const refused = { result: 'refused', code: 'no', message: 'No such payment.' } as const;
  return {
    asked,
    acquirer: {
      name: 'elsewhere',
      authorise: hear('authorise', NO_ANSWER),
      inquire: hear('inquire', { result: 'not_found' }),
      refund: hear('refund', refused),
      respondToDispute: hear('respondToDispute', refused),
      listDisputes: async (after) => ({ result: 'page', cases: [], cursor: after ?? 'first', more: false }),
    },
  };
}

const warnings = async ({ api }: Pick<typeof checkout, 'api'>) => {
  const told: object[] = [];
  await sayLeftAlone(api.deps, { warn: (fields) => told.push(fields) });
  return told;
};

test('a payment whose outcome only the acquirer of before knows stays unknown, and is not paid twice', async () => {
  const payment = await checkout.start(link);
  expect((await checkout.pay(payment, CARDS.approvesThenFails)).status).toBe('processing');
  const { acquirer, asked } = elsewhere();
  await checkout.api.withAcquirer(acquirer, async () => {
    checkout.api.clock.advance(2 * MINUTE);
    await sweepOnce(checkout.api.deps);
    expect((await checkout.look(payment)).status).toBe('processing');
    const again = await checkout.enterCard(payment, CARDS.approved);
    expect(again).toMatchObject({ status: 409, error: { code: 'payment_in_progress' } });
    expect(await warnings(checkout)).toEqual([{ waitingFor: 'sandbox', connected: 'elsewhere', waiting: 1 }]);
  });
  expect(asked).toEqual([]);
  await sweepOnce(checkout.api.deps);
  expect((await checkout.look(payment)).status).toBe('succeeded');
  expect(await warnings(checkout)).toEqual([]);
});

test('what was given up is asked after once more by the acquirer that it was sent to, and no other', async () => {
  const payment = await checkout.start(link);
  await checkout.pay(payment, CARDS.approvesThenFails);
  const inquire: Acquirer['inquire'] = async () => ({ result: 'not_found' });
  await checkout.api.withAcquirer({ inquire }, async () => {
    checkout.api.clock.advance(2 * MINUTE);
    await sweepOnce(checkout.api.deps);
  });
  expect((await checkout.look(payment)).status).toBe('failed');
  const { acquirer, asked } = elsewhere();
  await checkout.api.withAcquirer(acquirer, async () => {
    expect(await warnings(checkout)).toEqual([{ waitingFor: 'sandbox', connected: 'elsewhere', waiting: 1 }]);
    checkout.api.clock.advance(2 * HOUR);
    await sweepOnce(checkout.api.deps);
  });
  expect(asked).toEqual([]);
  await sweepOnce(checkout.api.deps);
  expect((await checkout.look(payment)).status).toBe('succeeded');
  expect(await warnings(checkout)).toEqual([]);
});

test('late captures go back through the acquirer that took them, and no other', async () => {
  const { authorise } = checkout.api.deps.acquirer;
  const payment = await checkout.start(link);
  const late: Acquirer['authorise'] = async (request) => {
    checkout.api.clock.advance(2 * MINUTE);
    await sweepOnce(checkout.api.deps);
    // Paid with another card in between.
    await checkout.api.withAcquirer(
      { authorise },
      async () => void (await checkout.pay(payment, CARDS.approved)),
    );
    return authorise(request);
  };
  await checkout.api.withAcquirer(
    { authorise: late },
    async () => void (await checkout.pay(payment, CARDS.approved)),
  );
  const { acquirer, asked } = elsewhere();
  await checkout.api.withAcquirer(acquirer, async () => {
    expect(await warnings(checkout)).toEqual([{ waitingFor: 'sandbox', connected: 'elsewhere', waiting: 1 }]);
    await sweepOnce(checkout.api.deps);
  });
  expect(asked).toEqual([]);
  await sweepOnce(checkout.api.deps);
  expect((await checkout.look(payment)).events.map(({ type }) => type)).toContain('refund_succeeded');
  expect(await warnings(checkout)).toEqual([]);
  expect((await verifyLedger(checkout.api.database)).findings).toEqual([]);
});

test('refunds and disputes of what another acquirer took wait until it is back', async () => {
  const { refund } = world.api.deps.acquirer;
  const sold = await paid(500_000);
  const { id: answered } = await dispute(await paid(400_000));
  await write(answered, { refund_policy: 'None.' });
  const { id: open } = await dispute(await paid(300_000));
  script.outcome = NO_ANSWER;
  const silent: Acquirer['refund'] = async (request) => {
    await refund(request);
    return NO_ANSWER;
  };
  await world.withAcquirer({ refund: silent }, async () => {
    await tryRefund(sold, naira(100_000));
    await submit(answered);
  });
  script.outcome = { result: 'taken' };
  const told = script.responses.length;

  const { acquirer, asked } = elsewhere();
  await world.withAcquirer(acquirer, async () => {
    world.api.clock.advance(DAY);
    await world.sweep();
    expect(await tryRefund(sold, naira(100_000))).toMatchObject({
      status: 409,
      error: { code: 'payment_not_refundable', message: WORDS },
    });
    expect((await accept(open)).error).toMatchObject({ code: 'dispute_closed', message: WORDS });
    expect(await warnings(world)).toEqual([{ waitingFor: 'sandbox', connected: 'elsewhere', waiting: 3 }]);
    world.api.clock.advance(10 * DAY);
    await world.sweep();
    expect((await get(open)).status).toBe('needs_response');
  });
  expect(asked).toEqual([]);

  await world.sweep();
  expect((await world.payment(sold)).refunded_amount).toEqual(naira(100_000));
  expect(script.responses).toHaveLength(told + 1);
  expect(await world.findings()).toEqual([]);
});

/** How much waits for the sandbox while another acquirer is connected. */
async function waitingForSandbox(): Promise<number> {
  const told: object[] = [];
  await world.withAcquirer(elsewhere().acquirer, async () => void told.push(...(await warnings(world))));
  const [waiting] = told.map((each) => ('waiting' in each ? each.waiting : 0));
  return Number(waiting);
}

test('a notice of a dispute that cannot be followed yet waits for the acquirer that told of it', async () => {
  const payment = await paid(500_000);
  const before = await waitingForSandbox();
  await world.withAcquirer({ refund: async () => NO_ANSWER }, async () => {
    await tryRefund(payment, naira(100_000));
    await tell(await caseOf(payment));
  });
  // The refund and the notice.
  expect(await waitingForSandbox()).toBe(before + 2);
  world.api.clock.advance(MINUTE);
  await world.sweep();
  // The dispute.
  expect(await waitingForSandbox()).toBe(before + 1);
  expect(await world.findings()).toEqual([]);
});

test('two acquirers may give the same id to a case: neither is taken for the other', async () => {
  const ours = await paid(500_000);
  const { acquirer } = elsewhere();
  let theirs = '';
  await world.withAcquirer({ name: 'elsewhere' }, async () => void (theirs = await paid(300_000)));
  const notice = await caseOf(ours);
  await world.withAcquirer({ refund: async () => NO_ANSWER }, async () => {
    await tryRefund(ours, naira(100_000));
    await tell(notice);
  });

  const same = await caseOf(theirs, { caseId: notice.caseId, version: 7, status: 'under_review' });
  const listDisputes: Acquirer['listDisputes'] = async () => ({
    result: 'page',
    cases: [same],
    cursor: '1',
    more: false,
  });
  await world.withAcquirer({ ...acquirer, listDisputes }, world.sweep);
  expect(await list({ transaction_id: theirs })).toMatchObject([
    { status: 'under_review', amount: naira(300_000) },
  ]);

  script.news.length = 0;
  world.api.clock.advance(MINUTE);
  await world.sweep();
  expect(await list({ transaction_id: ours })).toMatchObject([
    { status: 'needs_response', amount: naira(400_000) },
  ]);
  await tell({ ...notice, version: 8, status: 'lost' });
  expect(await list({ transaction_id: ours })).toMatchObject([{ status: 'lost' }]);
  expect(await list({ transaction_id: theirs })).toMatchObject([{ status: 'under_review' }]);
  expect(await world.findings()).toEqual([]);
});

test('the news of disputes of each acquirer are read by its own cursor', async () => {
  const cursors: (string | null)[] = [];
  const { acquirer } = elsewhere();
  const listDisputes: Acquirer['listDisputes'] = async (after) => {
    cursors.push(after);
    return { result: 'page', cases: [], cursor: '700', more: false };
  };
  await dispute(await paid(200_000));
  await world.withAcquirer({ ...acquirer, listDisputes }, async () => {
    await world.sweep();
    await world.sweep();
  });
  expect(cursors).toEqual([null, '700']);
  // Ours begins anew rather than where the other one's ended.
  const { id } = await dispute(await paid(100_000));
  expect((await get(id)).status).toBe('needs_response');
  expect(await world.findings()).toEqual([]);
});
