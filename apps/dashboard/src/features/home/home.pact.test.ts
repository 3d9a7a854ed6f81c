import { examples } from '@harbour/contract/examples';
import { getBusinessOverview, listSettlements } from '@harbour/contract/queries';
import { describe, expect, it } from 'vitest';
import { interact } from '../../testing/pact.ts';

const overviews = examples.getBusinessOverview[200];

describe('figures of the home page', () => {
  it.each(Object.keys(overviews) as (keyof typeof overviews)[])('answers %s', async (example) => {
    const { mode, from, to, currency } = overviews[example].data;
    const query = { mode, currency, from, to };
    const answer = await interact({
      operationId: 'getBusinessOverview',
      example,
      query,
      call: () => getBusinessOverview(query),
    });
    expect(answer).toEqual(overviews[example].data);
  });

  it('refuses those who may not see payments', async () => {
    const query = { mode: 'test', currency: 'NGN', from: '2026-03-08', to: '2026-03-14' } as const;
    const answer = await interact({
      operationId: 'getBusinessOverview',
      example: 'permission_denied',
      query,
      call: () => getBusinessOverview(query),
    });
    expect(answer).toMatchObject({ status: 403, code: 'permission_denied' });
  });

  it('refuses a currency that does not exist', async () => {
    const query = { mode: 'test', currency: 'XQQ', from: '2026-03-08', to: '2026-03-14' } as const;
    const answer = await interact({
      operationId: 'getBusinessOverview',
      example: 'currency_not_supported',
      query,
      call: () => getBusinessOverview(query),
    });
    expect(answer).toMatchObject({ status: 422, code: 'currency_not_supported' });
  });
});

/** As the balance card asks. */
const ofEachStatus = [
  { status: 'processing', limit: 100 },
  { status: 'pending', limit: 100 },
  { status: 'paid', limit: 1 },
  { status: 'failed', limit: 1 },
] as const;

it.each(ofEachStatus)('answers which settlements of a business without any are $status', async (filter) => {
  const query = { mode: 'test', currency: 'NGN', ...filter } as const;
  const answer = await interact({
    operationId: 'listSettlements',
    example: 'empty',
    query: { ...query, limit: `${query.limit}` },
    call: () => listSettlements(query),
  });
  expect(answer).toMatchObject({ data: [] });
});
