import { examples } from '@harbour/contract/examples';
import { mock, mockBody, mockPending } from '@harbour/contract/mocks';
import type { SuccessBody } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { BalancesCard } from './BalancesCard.tsx';

const { full, first_payment: first } = examples.getBusinessOverview[200];
const [pending, processing, paid, failed, nothing] = examples.listSettlements[200].full.data;
const { empty } = examples.listSettlements[200];

/** A page with these settlements, which is all there are. */
const settled = (...data: SuccessBody<'listSettlements'>['data']) =>
  answers(mockBody('listSettlements', { data, meta: empty.meta }));

const meta = {
  title: 'Dashboard/Home/Balance',
  component: BalancesCard,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.home } },
  args: { balances: full.data.balances, currency: 'NGN' },
} satisfies Meta<typeof BalancesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { balances: undefined },
  parameters: answers(mockPending('listSettlements')),
};

/** The first days of a business. */
export const NothingSettled: Story = {
  args: { balances: first.data.balances },
  parameters: settled(),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing settled yet');
  },
};

export const OnItsWay: Story = {
  parameters: settled({ ...processing, expected_at: '2026-11-30' }, paid),
  play: async ({ canvas }) => {
    await canvas.findByText('30 Nov');
    await expect(canvas.getAllByText('Guaranty Trust Bank •••• 4471')).toHaveLength(2);
  },
};

/** A weekend's, for one day; the bank was not told of the newest. */
export const SeveralOnTheirWay: Story = {
  parameters: settled(
    { ...pending, expected_at: '2026-11-30' },
    { ...processing, expected_at: '2026-11-30' },
    paid,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('In the 2 settlements');
  },
};

/** The day has passed, and the money is not there. */
export const Late: Story = {
  parameters: settled(processing, paid),
  play: async ({ canvas }) => {
    await canvas.findByText(/Was expected/);
  },
};

export const Paid: Story = { parameters: settled(paid) };

/** What was sold was given back. */
export const NothingToPayOut: Story = { parameters: settled({ ...nothing, currency: 'NGN' }) };

export const Failed: Story = {
  parameters: settled(failed),
  play: async ({ canvas }) => {
    await canvas.findByText('The bank says that the account name does not match.');
  },
};

export const NotLoaded: Story = {
  parameters: answers(mock('listSettlements', 'internal_error')),
  play: async ({ canvas }) => {
    await canvas.findByText('Settlements could not be loaded');
  },
};

/** A role without settlements reads the balance alone. */
export const WithoutSettlements: Story = {
  parameters: {
    place: { path: routes.dashboard.home, permissions: [{ resource: 'payments', privilege: '*' }] },
    ...answers(),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('In the next settlement');
    await expect(canvas.queryByText('Last settlement')).toBeNull();
  },
};
