import { expect, test } from 'vitest';
import { examples } from './document.js';
import { walk } from './walk.js';

/** Every object of a component in the answers, with the example that it stands in. */
function objectsOf(component) {
  const found = [];
  for (const { title, schema, value } of examples) {
    walk(schema, value, ({ owner, value: object }) => {
      if (owner === component) found.push({ title, object });
    });
  }
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0);

test('gross less fee is net in every payment', () => {
  for (const component of ['PaymentSummary', 'Payment']) {
    for (const { title, object } of objectsOf(component)) {
      if (object.fee) expect(object.amount.amount - object.fee.amount, title).toBe(object.net.amount);
    }
  }
});

test('what the merchant asks for and the fee are what the payer pays', () => {
  for (const component of ['CheckoutPayment', 'Receipt']) {
    for (const { title, object } of objectsOf(component))
      expect(object.amount.amount + object.fee.amount, title).toBe(object.total.amount);
  }
});

test('a refund gives back a fee only where the payer bore it', () => {
  for (const { title, object } of objectsOf('Payment')) {
    const given = sum(object.refunds.map(({ fee_refunded }) => fee_refunded.amount));
    expect(given, title).toBeLessThanOrEqual(object.fee_bearer === 'payer' ? object.fee.amount : 0);
  }
});

test('refunds add up and never exceed what was paid', () => {
  for (const { title, object } of objectsOf('Payment')) {
    const open = object.refunds
      .filter(({ status }) => status !== 'failed')
      .map(({ amount }) => amount.amount);
    expect(sum(open), title).toBe(object.refunded_amount.amount);
    expect(object.refunded_amount.amount + object.refundable_amount.amount, title).toBeLessThanOrEqual(
      object.amount.amount,
    );
  }
});

test('a settlement adds up to its net', () => {
  for (const { title, object } of objectsOf('Settlement')) {
    const { gross, fees, refunds, disputes, adjustments, net } = object;
    const left = gross.amount - fees.amount - refunds.amount - disputes.amount + adjustments.amount;
    expect(left, title).toBe(net.amount);
  }
});

test('the days of the overview add up to its totals', () => {
  for (const { title, object } of objectsOf('BusinessOverview')) {
    const { days, totals } = object;
    expect(sum(days.map((day) => day.gross_volume.amount)), title).toBe(totals.gross_volume.amount);
    expect(sum(days.map((day) => day.succeeded_count)), title).toBe(totals.succeeded_count);
    expect(sum(days.map((day) => day.failed_count)), title).toBe(totals.failed_count);
  }
});

test('one currency inside a payment, a settlement and a payment link', () => {
  for (const component of ['Payment', 'Settlement', 'PaymentLink']) {
    for (const { title, object } of objectsOf(component)) {
      const currencies = JSON.stringify(object).match(/"currency":"[A-Z]{3}"/g);
      expect(new Set(currencies).size, title).toBe(1);
    }
  }
});

test('there are examples with a fee, a refund and a balance of zero', () => {
  const text = JSON.stringify(examples.map(({ value }) => value));
  for (const name of ['fee', 'refunded_amount', 'fee_refunded', 'available', 'net']) {
    expect(text).toMatch(new RegExp(`"${name}":\\{"amount":0,`));
  }
});
