import * as contract from '@harbour/contract/validation';
import { expect, it } from 'vitest';
import { readLinkForm } from '../src/features/pay/link-form.ts';
import { exampleData } from '../src/testing/example-data.ts';

const { payment_link: link } = exampleData('openPaymentLink', 'fixed');

function errorsOf(text: Record<string, string>) {
  const read = readLinkForm(link, text);
  return read.ok ? {} : read.errors;
}

it.each([
  ['email', contract.initiatePaymentLinkBodyCustomerEmailMax],
  ['name', contract.initiatePaymentLinkBodyCustomerNameMax],
  ['phone', contract.initiatePaymentLinkBodyCustomerPhoneMax],
  ['line1', contract.initiatePaymentLinkBodyCustomerAddressLine1Max],
  ['line2', contract.initiatePaymentLinkBodyCustomerAddressLine2Max],
  ['city', contract.initiatePaymentLinkBodyCustomerAddressCityMax],
  ['state', contract.initiatePaymentLinkBodyCustomerAddressStateMax],
  ['postal_code', contract.initiatePaymentLinkBodyCustomerAddressPostalCodeMax],
  ['custom_colour', contract.initiatePaymentLinkBodyCustomFieldsMaxOne],
])('%s may be as long as the contract says, and no longer', (name, longest) => {
  const tooLong = `Use at most ${longest} characters.`;
  expect(errorsOf({ [name]: 'x'.repeat(longest) })[name]).not.toBe(tooLong);
  expect(errorsOf({ [name]: 'x'.repeat(longest + 1) })[name]).toBe(tooLong);
});

it('is no work, however long what was typed is', () => {
  // Four times what a form may hold: work that grows with the square of the length does not end before the test has to.
  const dots = `a@${'.'.repeat(262_144)}@`;
  const numbers = '1 '.repeat(131_072);
  expect(errorsOf({ email: dots, name: numbers, custom_colour: numbers })).toMatchObject({
    email: 'Use at most 254 characters.',
    name: 'Use at most 255 characters.',
    custom_colour: 'Use at most 500 characters.',
  });
});
