import { expect, test } from 'vitest';
import type { Acquirer, RefundRequest } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { MINUTE, SECOND } from '../platform/clock.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { mailsTo } from '../testing/people.ts';
import { createChargePayment } from './checkout/charge-payment.ts';
import { sweepOnce } from '../sweep.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const link = await world.makeLink();

/** Charges in a process that is stopped between its last look at the clock and the call to the acquirer. */
async function chargeLate(payment: Opened, meanwhile: () => Promise<void>): Promise<void> {
  const { token } = await world.authenticate(payment, CARDS.approved);
  const { acquirer } = api.deps;
  const authorise: Acquirer['authorise'] = async (request) => {
    await meanwhile();
    return acquirer.authorise(request);
  };
  await charge(payment, token, { ...api.deps, acquirer: { ...acquirer, authorise } });
}

async function charge(payment: Opened, token: string, deps: AppDependencies) {
  const { id } = await world.look(payment);
  const bearer = 'bearer' in payment.as ? payment.as.bearer : '';
  return createChargePayment(deps)(
    {
      kind: 'payment_token',
      businessId: merchant.business.id,
      mode: 'test',
      paymentId: id,
      tokenHash: hashToken(bearer),
      issuedToPayer: true,
    },
    { reference: payment.reference, token },
  );
}

/** Time passes until the inquiry gives up what the acquirer has never seen. */
async function giveUp(payment: Opened): Promise<void> {
  api.clock.advance(2 * MINUTE);
  await sweepOnce(api.deps);
  expect((await world.look(payment)).status).toBe('failed');
}

/** What the acquirer is asked to give back during the work. */
async function refundsDuring(work: () => Promise<void>): Promise<RefundRequest[]> {
  const { acquirer } = api.deps;
  const asked: RefundRequest[] = [];
  const refund: Acquirer['refund'] = (request) => {
    asked.push(request);
    return acquirer.refund(request);
  };
  Object.assign(api.deps, { acquirer: { ...acquirer, refund } });
  try {
    await work();
  } finally {
    Object.assign(api.deps, { acquirer });
  }
  return asked;
}

test('a process that stood still for more than 10 s after its claim sends nothing', async () => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  let sent = 0;
  const authorise: Acquirer['authorise'] = (request) => {
    sent += 1;
    return api.deps.acquirer.authorise(request);
  };
  const now = () => {
    api.clock.advance(11 * SECOND);
    return api.clock.now();
  };
  const charged = await charge(payment, token, {
    ...api.deps,
    clock: { now },
    acquirer: { ...api.deps.acquirer, authorise },
  });
  expect(charged.payment.status).toBe('processing');
  expect(sent).toBe(0);

  await giveUp(payment);
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });
});

test('a capture that comes after its attempt was given up pays the payment', async () => {
  const customer = { email: 'late@example.com', name: 'Ada Obi' };
  const payment = await world.start(link, { customer });
  await chargeLate(payment, () => giveUp(payment));

  const detail = await world.look(payment);
  expect(detail).toMatchObject({
    status: 'succeeded',
    decline: null,
    net: { amount: 470_500, currency: 'NGN' },
    attempts: [{ status: 'succeeded', decline: null }],
  });
  expect(detail.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payment_declined', 'payment_processing', 'payment_succeeded']),
  );
  expect(await mailsTo(api, customer.email)).toHaveLength(1);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
  const asked = await refundsDuring(() => sweepOnce(api.deps));
  expect(asked).toEqual([]);
});

test('a challenge that is under way ends when a late capture pays', async () => {
  const payment = await world.start(link);
  await chargeLate(payment, async () => {
    await giveUp(payment);
    await world.authenticate(payment, CARDS.challenge);
    expect((await world.look(payment)).status).toBe('requires_action');
  });
  api.clock.advance(20 * MINUTE);
  await sweepOnce(api.deps);
  const { status, decline, attempts } = await world.look(payment);
  expect({ status, decline }).toEqual({ status: 'succeeded', decline: null });
  expect(attempts.map((attempt) => attempt.status)).toEqual(['succeeded', 'abandoned']);
});

test('a capture that comes after another card has paid is given back, once', async () => {
  const payment = await world.start(link);
  await chargeLate(payment, async () => {
    await giveUp(payment);
    await world.pay(payment, CARDS.approved);
  });
  const [late] = (await world.look(payment)).attempts;

  const asked = await refundsDuring(async () => {
    await sweepOnce(api.deps);
    api.clock.advance(60 * MINUTE);
    await sweepOnce(api.deps);
  });
  expect(asked).toEqual([
    { key: `${late?.id}_return`, acquirerId: expect.any(String), amount: 500_000, currency: 'NGN' },
  ]);
  const detail = await world.look(payment);
  expect(detail).toMatchObject({
    status: 'succeeded',
    refundable_amount: { amount: 500_000, currency: 'NGN' },
    refunds: [],
  });
  expect(detail.attempts.map(({ status }) => status)).toEqual(['declined', 'succeeded']);
  const types = detail.events.map(({ type }) => type);
  expect(types.filter((type) => type === 'transition_refused')).toHaveLength(1);
  expect(types.filter((type) => type === 'refund_succeeded')).toHaveLength(1);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('a give-back without an answer is asked for again under the same key', async () => {
  const payment = await world.start(link);
  await chargeLate(payment, async () => {
    await giveUp(payment);
    await world.pay(payment, CARDS.approved);
  });
  const { acquirer } = api.deps;
  const silent: AppDependencies = {
    ...api.deps,
    acquirer: { ...acquirer, refund: async () => ({ result: 'unknown' }) },
  };
  await sweepOnce(silent);
  expect((await world.look(payment)).events.map(({ type }) => type)).not.toContain('refund_succeeded');

  api.clock.advance(10 * MINUTE);
  expect(await refundsDuring(() => sweepOnce(api.deps))).toHaveLength(1);
  expect((await world.look(payment)).events.map(({ type }) => type)).toContain('refund_succeeded');
});
