import { examples } from '@harbour/contract/examples';
import { ApiError } from '@harbour/contract/http';
import { describe, expect, it } from 'vitest';
import { agree, bearer, idempotencyKey } from '../../testing/pact.ts';

const links = examples.openPaymentLink[200];
const unknown = 'no-such-thing-here';

describe('opening a payment link', () => {
  it.each(Object.keys(links) as (keyof typeof links)[])('%s', async (example) => {
    const { reference } = links[example].data.payment_link;
    const opened = await agree({
      operationId: 'openPaymentLink',
      example,
      reference,
      call: (api) => api.openPaymentLink(reference),
    });
    const { status, amount_type } = links[example].data.payment_link;
    expect(opened).toMatchObject({ payment_link: { reference, status, amount_type } });
  });

  it('that nobody made', async () => {
    const error = await agree({
      operationId: 'openPaymentLink',
      example: 'not_found',
      reference: unknown,
      call: (api) => api.openPaymentLink(unknown),
    });
    expect(error).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('starting a payment from a link', () => {
  const fixed = {
    customer: {
      email: 'oladele.a@example.com',
      name: 'Ọládélé Adéyẹmí',
      phone: '+234 802 555 0117',
      address: { line1: '14 Broad Street', city: 'Lagos', state: 'Lagos', country: 'NG' },
    },
    custom_fields: { colour: 'Indigo' },
  };
  const chosen = {
    amount: { amount: 8_600_000, currency: 'NGN' },
    customer: { email: 'obi.ada@example.com', name: 'Obi, "Ada"' },
    custom_fields: { student_name: 'Ṣadé O’Brien' },
  };
  const tooLittle = { ...chosen, amount: { amount: 49_999, currency: 'NGN' } };

  it.each([
    ['started', fixed],
    ['payer_chosen', chosen],
  ] as const)('%s', async (example, body) => {
    const started = await agree({
      operationId: 'initiatePaymentLink',
      example,
      body,
      call: (api) => api.initiatePaymentLink(bearer, body, idempotencyKey),
    });
    const { reference, token } = examples.initiatePaymentLink[201][example].data;
    expect(started).toMatchObject({ reference, token });
  });

  it.each([
    ['invalid_token', fixed],
    ['payment_link_inactive', fixed],
    ['amount_out_of_range', tooLittle],
    ['custom_field_required', { customer: { ...fixed.customer } }],
  ] as const)('is refused: %s', async (example, body) => {
    const error = await agree({
      operationId: 'initiatePaymentLink',
      example,
      body,
      call: (api) => api.initiatePaymentLink(bearer, body, idempotencyKey),
    });
    expect(error).toBeInstanceOf(ApiError);
  });
});

describe('opening a payment', () => {
  const payments = examples.openPayment[200];

  it.each([
    'payable',
    'payable_yen',
    'payable_with_fee',
    'payable_after_decline',
    'payable_after_challenge',
    'in_progress',
    'already_paid',
    'expired',
    'failed',
  ] as const)('%s', async (example) => {
    const { reference } = payments[example].data.payment;
    const opened = await agree({
      operationId: 'openPayment',
      example,
      reference,
      call: (api) => api.openPayment(reference),
    });
    expect(opened).toMatchObject({ state: payments[example].data.state });
  });

  it('that nobody started', async () => {
    const error = await agree({
      operationId: 'openPayment',
      example: 'not_found',
      reference: unknown,
      call: (api) => api.openPayment(unknown),
    });
    expect(error).toMatchObject({ status: 404, code: 'not_found' });
  });
});
