import { expect, test } from 'vitest';
import type { AReq } from './messages.ts';
import { BROWSER, CARDS, checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

test.each([
  ['Y', true, CARDS.frictionless],
  ['A', true, CARDS.attempted],
  ['U', false, CARDS.unavailable],
])('%s goes on to the charge; liability shifts: %s', async (status, shifts, card) => {
  const payment = await world.start(link);
  const authenticated = await world.authenticate(payment, card);
  expect(authenticated).toMatchObject({ result: 'frictionless', next: 'charge', decline: null });
  expect((await world.charge(payment, authenticated.token)).data.status).toBe('succeeded');
  expect((await world.look(payment)).three_d_secure).toMatchObject({
    flow: 'frictionless',
    trans_status: status,
    liability_shift: shifts,
  });
});

test.each([
  ['N', CARDS.refused, 'authentication_failed'],
  ['R', CARDS.rejected, 'authentication_rejected'],
  ['a look-up that fails', CARDS.lookupFails, 'authentication_unavailable'],
] as const)('%s is never authorised', async (_, card, code) => {
  const payment = await world.start(link);
  const refused = await world.authenticate(payment, card);
  expect(refused).toMatchObject({ result: 'failed', next: 'failed', decline: { code, can_retry: true } });
  expect(await world.charge(payment, refused.token)).toMatchObject({
    status: 409,
    error: { code: 'authentication_failed' },
  });
  expect(await world.look(payment)).toMatchObject({ status: 'failed', decline: { code }, fee: null });
});

test('a method that stays silent is told to the issuer, and the payment goes on', async () => {
  const payment = await world.start(link);
  const asked: AReq[] = [];
  const { directoryServer } = api.deps;
  Object.assign(api.deps, {
    directoryServer: {
      ...directoryServer,
      authenticate: (request: AReq) => {
        asked.push(request);
        return directoryServer.authenticate(request);
      },
    },
  });
  const { data: begun } = await world.enterCard(payment, CARDS.frictionless);
  expect(begun).toMatchObject({ next: 'method', challenge: null, decline: null });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      api.call('continueCardAuthentication', {
        as: payment.as,
        body: { token: begun.token, method_completion: 'timed_out' },
      }),
    ),
  );
  Object.assign(api.deps, { directoryServer });

  // However often the page asks, the issuer is asked once.
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    threeDSCompInd: 'N',
    purchaseAmount: '500000',
    purchaseCurrency: '566',
    purchaseExponent: '2',
    merchantCountryCode: '566',
    browserTZ: '-60',
    cardExpiryDate: '2908',
  });
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.some(({ data }) => data.next === 'charge')).toBe(true);
});

test.each([
  ['JPY', 10_000, '392', '0'],
  ['KWD', 12_345, '414', '3'],
  ['USD', 999, '840', '2'],
])('%s is asked for with its ISO number and exponent', async (currency, amount, number, exponent) => {
  const priced = await world.makeLink({ currency, amount: { amount, currency } });
  const payment = await world.start(priced);
  const asked: AReq[] = [];
  const { directoryServer } = api.deps;
  const authenticate = (request: AReq) => {
    asked.push(request);
    return directoryServer.authenticate(request);
  };
  Object.assign(api.deps, { directoryServer: { ...directoryServer, authenticate } });
  const charged = await world.pay(payment, CARDS.frictionless);
  Object.assign(api.deps, { directoryServer });
  expect(asked[0]).toMatchObject({
    purchaseAmount: String(amount),
    purchaseCurrency: number,
    purchaseExponent: exponent,
  });
  expect(charged.status).toBe('succeeded');
  const { fee, net } = await world.look(payment);
  expect((fee?.amount ?? 0) + (net?.amount ?? 0)).toBe(amount);
});

test.each([
  ['a wrong digit', { number: '4242424242424241' }, 'card.number'],
  ['an expired card', { exp_month: 2, exp_year: 2026 }, 'card.exp_year'],
  ['three digits for American Express', { number: '378282246310005', cvc: '123' }, 'card.cvc'],
])('%s is told by its field, without the value', async (_, change, field) => {
  const payment = await world.start(link);
  const card = { number: CARDS.approved, exp_month: 8, exp_year: 2029, cvc: '123', ...change };
  const { status, error, response } = await api.call('initiateCardAuthentication', {
    as: payment.as,
    body: { reference: payment.reference, card, browser: BROWSER },
  });
  expect(status).toBe(422);
  expect(error.errors?.map((each) => each.field)).toContain(field);
  expect(response.body).not.toContain(card.number);
});
