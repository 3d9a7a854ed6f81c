import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock, mockBody } from '@harbour/contract/mocks';
import type { SuccessBody } from '@harbour/contract/mocks';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { BalancesCard } from './BalancesCard.tsx';

const server = mockServer();
const { balances } = examples.getBusinessOverview[200].full.data;
const { full, empty } = examples.listSettlements[200];
const [pending, processing, paid, failed] = full.data;
type Settlement = SuccessBody<'listSettlements'>['data'][number];

const someDay = '2126-03-16';

/** The card's words once settlements are there, without spaces that do not break. */
async function read(data: Settlement[], nextCursor: string | null = null) {
  server.use(mockBody('listSettlements', { data, meta: { ...empty.meta, next_cursor: nextCursor } }));
  renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  await screen.findByText('Last settlement');
  return (screen.getByRole('region', { name: 'Balance' }).textContent ?? '').replaceAll('\u00a0', ' ');
}

it('says what is on its way, when it is expected, and where', async () => {
  expect(await read([{ ...processing, expected_at: someDay }, paid])).toContain(
    'On its way₦451,377.50Expected 16 Mar 2126Guaranty Trust Bank •••• 4471',
  );
});

it('does not say where a settlement goes before the bank is told of it', async () => {
  expect(await read([{ ...pending, expected_at: someDay, account: null }])).toContain(
    'Expected 16 Mar 2126Not sent to your bank yet',
  );
});

it('adds up what is on its way, by the last of its days', async () => {
  const words = await read([{ ...pending, expected_at: someDay }, processing, paid]);
  expect(words).toContain('On its way₦463,590.00Expected by 16 Mar 2126In the 2 settlements');
});

it('does not call a part of what is on its way all of it', async () => {
  const words = await read(
    Array.from({ length: 10 }, () => processing),
    'more',
  );
  expect(words).toContain('In the newest 10 settlements');
  expect(words).not.toContain('Nothing settled yet');
});

it('says that a day has passed on which the money was expected', async () => {
  expect(await read([{ ...processing, expected_at: '2020-03-16' }])).toContain('Was expected 16 Mar 2020');
});

it('tells of the newest settlement that came to an end', async () => {
  const words = await read([{ ...paid, paid_at: '2020-03-12T08:12:44Z' }, failed]);
  expect(words).toContain('Last settlement₦247,840.00Paid 12 Mar 2020Guaranty Trust Bank •••• 4471');
  expect(words).toContain('On its wayNothing right now');
  expect(words).not.toContain('Failed');
});

it('says that a settlement failed, and why', async () => {
  expect(await read([{ ...failed, expected_at: '2020-03-11' }, paid])).toContain(
    'Last settlement₦8,883.20 FailedExpected 11 Mar 2020, Guaranty Trust Bank •••• 4471The bank says that the account name does not match.',
  );
});

it('says what will happen where nothing was settled yet', async () => {
  const words = await read([]);
  expect(words).toContain('What is pending goes to your bank after the next cut-off.');
  expect(words).toContain('Nothing settled yet');
});

it('asks for nothing that the role does not show', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/core/business/settlements', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(full);
    }),
  );
  renderScreen(<BalancesCard balances={balances} currency="NGN" />, {
    permissions: [{ resource: 'settlement', privilege: 'view' }],
  });
  expect(await screen.findByText('In the next settlement')).toBeVisible();
  expect(screen.queryByText('Last settlement')).toBeNull();
  expect(asked).toHaveLength(0);
});

it('keeps the balance in sight where settlements are refused after all', async () => {
  server.use(mock('listSettlements', 'permission_denied'));
  renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  expect(await screen.findByText('In the next settlement')).toBeVisible();
  await expect.poll(() => screen.queryByText('Last settlement')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that settlements could not be loaded, and asks again', async () => {
  server.use(mock('listSettlements', 'internal_error'));
  const { user } = renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  await screen.findByText('Settlements could not be loaded');
  server.use(mockBody('listSettlements', { data: [paid], meta: empty.meta }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('₦247,840.00')).toBeVisible();
});
