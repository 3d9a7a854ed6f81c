import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { mockSettlements } from '../../testing/settlements.ts';
import { BalancesCard } from './BalancesCard.tsx';

const { full, first_payment: first } = examples.getBusinessOverview[200];
const [pending, processing, paid, failed, nothing] = examples.listSettlements[200].full.data;

const account = 'Guaranty Trust Bank •••• 4471';
/** No day on which these pictures are drawn is after it. */
const someDay = '2126-03-16';

const settled = (...all: Parameters<typeof mockSettlements>) => answers(mockSettlements(...all));

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
  parameters: settled({ ...processing, expected_at: someDay }, paid),
  play: async ({ canvas }) => {
    await canvas.findByText('16 Mar 2126');
    await expect(canvas.getAllByText(account)).toHaveLength(2);
  },
};

/** A weekend's, for one day; the bank was not told of the newest, which is in what is available. */
export const SeveralOnTheirWay: Story = {
  parameters: settled(
    { ...pending, expected_at: someDay },
    { ...processing, expected_at: someDay },
    { ...processing, expected_at: someDay },
    paid,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('In 2 settlements');
  },
};

/** Before there are bank details, or until the bank is told. */
export const NothingSentYet: Story = {
  parameters: settled(pending),
  play: async ({ canvas }) => {
    await canvas.findByText(/waits to be sent to your bank/);
  },
};

/** The day has passed, and the money is not there. */
export const Late: Story = {
  parameters: settled(processing, paid),
  play: async ({ canvas }) => {
    await canvas.findByText(/Was expected/);
  },
};

/** One is late, and one is not. */
export const PartLate: Story = {
  parameters: settled({ ...processing, expected_at: someDay }, processing, paid),
  play: async ({ canvas }) => {
    await canvas.findByText(/Part was expected/);
  },
};

export const Paid: Story = {
  parameters: settled(paid),
  play: async ({ canvas }) => {
    await canvas.findByText(account);
  },
};

/** What was sold was given back. */
export const NothingToPayOut: Story = {
  parameters: settled({ ...nothing, currency: 'NGN', net: { ...nothing.net, currency: 'NGN' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to pay out');
  },
};

/** The bank's words are cut to their line, and shown whole where they are pointed at. */
export const Failed: Story = {
  parameters: settled({
    ...failed,
    failure_reason:
      'The bank says that the account name does not match the one that it holds for this account, and asks for the details to be given anew.',
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The bank says/);
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
    await canvas.findByText('Not yet paid out');
    await expect(canvas.queryByText('Last settlement')).toBeNull();
  },
};
