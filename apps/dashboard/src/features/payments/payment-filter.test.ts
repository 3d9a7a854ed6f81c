import { describe, expect, it } from 'vitest';
import { readPaymentFilter } from './payment-filter.ts';

describe('filter of the payments in the URL', () => {
  it('reads what the API understands and drops the rest', () => {
    const query = new URLSearchParams(
      'status=failed&from=2026-01-01&to=2026-02-30&search=%2050%25_OFF%20&cursor=x',
    );
    expect(readPaymentFilter(query)).toEqual({ status: 'failed', from: '2026-01-01', search: '50%_OFF' });
    expect(readPaymentFilter(new URLSearchParams('status=lost&search=%20'))).toEqual({});
  });
});
