import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Body } from '../http/handler.ts';
import { createPayment } from '../payments/checkout/create-payment.ts';
import { newId } from '../platform/ids.ts';
import { signUpMerchant } from '../testing/people.ts';
import { stripeWorld } from '../testing/stripe-world.ts';
import { testApp } from '../testing/test-app.ts';

const { acquirer } = await stripeWorld();
const api = await testApp({ deps: { acquirer } });
const merchant = await signUpMerchant(api);

const sum = (amount: number, currency: string) => ({ amount, currency });

async function tryLink(terms: Partial<Body<'createPaymentLink'>> & { currency: string }) {
  return api.call('createPaymentLink', {
    as: merchant.session,
    headers: { 'idempotency-key': randomUUID() },
    body: { mode: 'test', title: 'Bread', amount_type: 'fixed', ...terms },
  });
}

test('a link at a price that Stripe cannot be told exactly is refused when it is made, or changed, by the field', async () => {
  expect(await tryLink({ currency: 'KWD', amount: sum(12_345, 'KWD') })).toMatchObject({
    status: 422,
    error: { code: 'validation_failed', errors: [{ field: 'amount', code: 'not_supported' }] },
  });
  const currency = { code: 'currency_not_supported', errors: [{ field: 'currency' }] };
  expect((await tryLink({ currency: 'UGX', amount: sum(5_000, 'UGX') })).error).toMatchObject(currency);
  expect((await tryLink({ currency: 'UGX', amount_type: 'payer_chosen' })).error).toMatchObject(currency);

  const { data } = await tryLink({ currency: 'KWD', amount: sum(12_340, 'KWD') });
  const changed = await api.call('updatePaymentLink', {
    as: merchant.session,
    params: { id: data.id },
    body: { amount: sum(12_345, 'KWD') },
  });
  expect(changed.error.errors).toMatchObject([{ field: 'amount', code: 'not_supported' }]);
});

test('a link whose price was fine with another acquirer can still be changed in everything else', async () => {
  const { accepts: _, ...other } = acquirer;
  Object.assign(api.deps, { acquirer: other });
  const { data } = await tryLink({ currency: 'KWD', amount: sum(12_345, 'KWD') });
  Object.assign(api.deps, { acquirer });
  const changed = await api.call('updatePaymentLink', {
    as: merchant.session,
    params: { id: data.id },
    body: { title: 'Cake' },
  });
  expect(changed.data).toMatchObject({ title: 'Cake', amount: sum(12_345, 'KWD') });
});

test('a payer who chooses such an amount is told before a card is asked for, and no payment is made', async () => {
  const { data } = await tryLink({ currency: 'KWD', amount_type: 'payer_chosen' });
  const opened = await api.call('openPaymentLink', { params: { reference: data.reference } });
  const initiate = (amount: number) =>
    api.call('initiatePaymentLink', {
      as: { bearer: opened.data.token ?? '' },
      headers: { 'idempotency-key': randomUUID() },
      body: { customer: { email: 'ada@example.com' }, amount: sum(amount, 'KWD') },
    });
  expect(await initiate(12_345)).toMatchObject({
    status: 422,
    error: { code: 'validation_failed', errors: [{ field: 'amount' }] },
  });
  expect((await initiate(12_340)).status).toBe(201);
});

test('a payment that a merchant’s server makes is refused in the same way', async () => {
  const make = (amount: number, currency: string) =>
    createPayment(
      api.deps,
      { kind: 'api_key', businessId: merchant.business.id, mode: 'test', apiKeyId: 'none' },
      { amount: sum(amount, currency), customer: { email: 'ada@example.com' }, expires_in_minutes: 30 },
      newId('transaction'),
    );
  await expect(make(12_345, 'KWD')).rejects.toMatchObject({ errors: [{ field: 'amount.amount' }] });
  await expect(make(5_000, 'UGX')).rejects.toMatchObject({ code: 'currency_not_supported' });
  expect((await make(12_340, 'KWD')).status).toBe('pending');
});
