import { describe, expect, it } from 'vitest';
import { readFilters } from '@harbour/design-system/filter-query';
import { describePaymentFilter, paymentFilters } from './payment-filter.ts';

const read = (query: string) => readFilters(paymentFilters, new URLSearchParams(query));

describe('filter of the payments in the URL', () => {
  it('reads what the API understands and says what it does not', () => {
    const { values, problems } = read(
      'status=failed&from=2026-01-01&to=2026-02-30&search=%2050%25_OFF%20&cursor=x',
    );
    expect(values).toEqual({ status: 'failed', from: '2026-01-01', search: '50%_OFF' });
    expect(problems.map(({ name }) => name)).toEqual(['to']);
    expect(read('status=lost').problems).toMatchObject([{ name: 'status', value: 'lost' }]);
  });

  it('says that the last day lies before the first', () => {
    const { values, problems } = read('from=2026-03-31&to=2026-03-01');
    expect(values).toEqual({ from: '2026-03-31' });
    expect(problems).toMatchObject([{ name: 'to' }]);
  });

  it('names the tab after what is shown', () => {
    expect(describePaymentFilter({})).toBeUndefined();
    expect(
      describePaymentFilter({ status: 'failed', search: 'ada', from: '2026-01-01', to: '2026-01-31' }),
    ).toMatch(/^Payments: Failed, “ada”, 1\s–\s31 Jan 2026$/);
  });
});
