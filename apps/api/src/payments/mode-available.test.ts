import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createDependencies } from '../create-dependencies.ts';
import { absentBank } from '../banks/absent-bank.ts';
import { absentDirectoryServer } from '../acquirers/absent-directory-server.ts';
import { bread } from '../testing/bread.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { signUpMerchant } from '../testing/people.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const testLink = await world.makeLink();
const begun = await world.start(testLink);
const { token } = await world.authenticate(begun, CARDS.approved);

/** From here on the installation takes live payments, as after a restart with another configuration. */
Object.assign(api.deps.config, { paymentMode: 'live' });
Object.assign(api.deps, { directoryServer: absentDirectoryServer });

const verify = (businessId: string) =>
  api.testDatabase.asAdmin((client) =>
    client.query("update businesses set status = 'verified' where id = $1", [businessId]),
  );

test('live payments are for verified businesses, test payments for nobody', async () => {
  const { session, business } = await signUpMerchant(api);
  const make = (mode: 'test' | 'live') =>
    api.call('createPaymentLink', { as: session, body: { ...bread(), mode } });
  expect(await make('live')).toMatchObject({ status: 403, error: { code: 'live_mode_unavailable' } });
  await verify(business.id);
  expect((await make('live')).status).toBe(201);
  expect(await make('test')).toMatchObject({
    status: 422,
    error: { code: 'mode_mismatch', message: 'Only live payments are taken here.' },
  });
});

test('what was begun as a test is not charged for real', async () => {
  expect(await world.charge(begun, token)).toMatchObject({
    status: 409,
    error: { code: 'payment_link_inactive' },
  });
  const opened = await api.call('openPaymentLink', { params: { reference: testLink.reference } });
  const started = await api.call('initiatePaymentLink', {
    as: { bearer: opened.data.token ?? '' },
    body: { customer: { email: 'late@example.com', name: 'Ada Obi' } },
  });
  expect(started).toMatchObject({ status: 409, error: { code: 'payment_link_inactive' } });
});

test('a live card that nobody could authenticate is never charged', async () => {
  await verify(merchant.business.id);
  const payment = await world.start(await world.makeLink({ mode: 'live' }));
  const { data } = await api.call('initiateCardAuthentication', {
    as: payment.as,
    body: {
      reference: payment.reference,
      card: { number: CARDS.approved, exp_month: 8, exp_year: 2029, cvc: '123' },
      browser: { language: 'en', javascript_enabled: false },
    },
  });
  expect(data).toMatchObject({ next: 'failed', decline: { code: 'authentication_unavailable' } });
  expect(await world.charge(payment, data.token)).toMatchObject({
    status: 409,
    error: { code: 'authentication_failed' },
  });
});

test('in live mode nothing of the sandbox is there', () => {
  const live = readConfig({
    PAYMENT_MODE: 'live',
    ACQUIRER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  });
  const deps = createDependencies(live, api.database);
  expect(deps.directoryServer).toBe(absentDirectoryServer);
  expect(deps.bank).toBe(absentBank);
});
