import { examples } from '@harbour/contract/examples';
import { describe, expect, it } from 'vitest';
import { agree, bearer } from '../../testing/pact.ts';

describe('asking for the status', () => {
  const reports = examples.getPaymentStatus[200];

  it.each(Object.keys(reports) as (keyof typeof reports)[])('%s', async (example) => {
    const { reference, page } = reports[example].data;
    const report = await agree({
      operationId: 'getPaymentStatus',
      example,
      reference,
      call: (api) => api.getPaymentStatus(reference),
    });
    expect(report).toMatchObject({ page });
  });

  it('of a payment that nobody started', async () => {
    const error = await agree({
      operationId: 'getPaymentStatus',
      example: 'not_found',
      reference: 'no-such-thing-here',
      call: (api) => api.getPaymentStatus('no-such-thing-here'),
    });
    expect(error).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the receipt', () => {
  const receipts = examples.getCheckoutTransaction[200];

  it.each(Object.keys(receipts) as (keyof typeof receipts)[])('of a payment that is %s', async (example) => {
    const receipt = await agree({
      operationId: 'getCheckoutTransaction',
      example,
      call: (api) => api.getReceipt(bearer),
    });
    const { reference, status } = receipts[example].data;
    expect(receipt).toMatchObject({ reference, status });
  });

  it('is for the payer alone', async () => {
    const error = await agree({
      operationId: 'getCheckoutTransaction',
      example: 'invalid_token',
      call: (api) => api.getReceipt(bearer),
    });
    expect(error).toMatchObject({ status: 401, code: 'invalid_token' });
  });
});
