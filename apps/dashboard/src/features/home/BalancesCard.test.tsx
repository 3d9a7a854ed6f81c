import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import type { SuccessBody } from '@harbour/contract/mocks';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { mockSettlements } from '../../testing/settlements.ts';
import { BalancesCard } from './BalancesCard.tsx';

const server = mockServer();
const { balances } = examples.getBusinessOverview[200].full.data;
const { full } = examples.listSettlements[200];
const [pending, processing, paid, failed] = full.data;
type Settlement = SuccessBody<'listSettlements'>['data'][number];

const someDay = '2126-03-16';

/** The card's words once settlements are there, without spaces that do not break. */
async function read(...settlements: Settlement[]) {
  server.use(mockSettlements(...settlements));
  renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  await screen.findByText('Last settlement');
  await screen.findByText('On its way');
  return (screen.getByRole('region', { name: 'Balance' }).textContent ?? '').replaceAll('\u00a0', ' ');
}

it('says what is on its way, when it is expected, and where', async () => {
  expect(await read({ ...processing, expected_at: someDay }, paid)).toContain(
    'On its way₦451,377.50Expected 16 Mar 2126Guaranty Trust Bank •••• 4471',
  );
});

it('does not count what was not sent yet, which is available still, as on its way', async () => {
  const words = await read(pending, { ...processing, expected_at: someDay }, paid);
  expect(words).toContain('On its way₦451,377.50Expected 16 Mar 2126');
  expect(words).toContain('Not yet paid out');
});

it('says what waits to be sent where nothing is on its way, without a day', async () => {
  expect(await read({ ...pending, expected_at: someDay }, pending, paid)).toContain(
    'On its wayNothing sent yet₦24,425.00 waits to be sent to your bank Last',
  );
});

it('adds up what is on its way, by the last of its days', async () => {
  const words = await read(
    { ...processing, expected_at: someDay },
    { ...processing, expected_at: '2126-03-15' },
    paid,
  );
  expect(words).toContain('On its way₦902,755.00Expected by 16 Mar 2126In 2 settlements');
});

it('finds a payout that is stuck behind any number of newer ones', async () => {
  const words = await read(...Array.from({ length: 10 }, () => paid), processing);
  expect(words).toContain('On its way₦451,377.50');
});

it('does not call a part of what is on its way, or waits, all of it', async () => {
  const many = (settlement: Settlement) => Array.from({ length: 101 }, () => settlement);
  expect(await read(...many(processing))).toContain('In the newest 100 settlements');
  cleanup();
  expect(await read(...many(pending))).toContain('Over ₦1,221,250.00 waits');
});

it('says that a day has passed on which the money was expected', async () => {
  expect(await read({ ...processing, expected_at: '2020-03-16' })).toContain('Was expected 16 Mar 2020');
});

it('does not hide what is late behind what is not', async () => {
  const late = { ...processing, expected_at: '2020-03-16' };
  expect(await read({ ...processing, expected_at: someDay }, late)).toContain(
    '₦902,755.00Part was expected 16 Mar 2020In 2 settlements',
  );
  cleanup();
  expect(await read({ ...processing, expected_at: '2020-03-17' }, late)).toContain(
    'Was expected from 16 Mar 2020',
  );
});

it('tells of the newest settlement that came to an end', async () => {
  const words = await read({ ...paid, paid_at: '2020-03-12T08:12:44Z' }, failed);
  expect(words).toContain('Last settlement₦247,840.00Paid 12 Mar 2020Guaranty Trust Bank •••• 4471');
  expect(words).toContain('On its wayNothing right nowPayouts to your bank show up here');
  expect(words).not.toContain('Failed');
});

it('does not take the day on which money was expected for the day of payment', async () => {
  expect(await read({ ...paid, paid_at: null })).toContain('Paid Guaranty Trust Bank •••• 4471');
});

it('says that a settlement failed, where its money went, and why', async () => {
  server.use(mockSettlements(failed, { ...paid, created_at: '2020-03-12T08:12:44Z' }));
  renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  const reason = 'The bank says that the account name does not match.';
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText('Went back to Available')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it('says what will happen where nothing was settled yet', async () => {
  const words = await read();
  expect(words).toContain('Payouts to your bank show up here');
  expect(words).toContain('Nothing settled yet');
});

it('reads out no empty lines', async () => {
  await read();
  const spaces = screen.getAllByText(
    (_, element) => element?.tagName === 'P' && element.textContent === '\u00a0',
  );
  for (const each of spaces) expect(each.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('says that it is busy until it knows', async () => {
  server.use(mockPending('listSettlements'));
  const { container } = renderScreen(<BalancesCard balances={undefined} currency="NGN" />);
  await expect.poll(() => container.querySelectorAll('[aria-busy="true"]').length).toBe(4);
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
  expect(await screen.findByText('Not yet paid out')).toBeVisible();
  expect(screen.queryByText('Last settlement')).toBeNull();
  expect(asked).toHaveLength(0);
});

it('keeps the balance in sight where settlements are refused after all', async () => {
  server.use(mock('listSettlements', 'permission_denied'));
  renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  expect(await screen.findByText('Not yet paid out')).toBeVisible();
  await expect.poll(() => screen.queryByText('Last settlement')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that settlements could not be loaded, and asks again', async () => {
  server.use(mock('listSettlements', 'internal_error'));
  const { user } = renderScreen(<BalancesCard balances={balances} currency="NGN" />);
  await screen.findByText('Settlements could not be loaded');
  server.use(mockSettlements(paid));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('₦247,840.00')).toBeVisible();
});
