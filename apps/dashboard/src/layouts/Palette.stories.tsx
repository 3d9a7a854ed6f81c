import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { answers, answersTo, inApp } from '../testing/screen-story.tsx';

const meta = {
  title: 'Dashboard/Search',
  component: HomeScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.home } },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = () => userEvent.keyboard('{Control>}k{/Control}');

async function look(text: string) {
  await toggle();
  const palette = await screen.findByRole('dialog', { name: 'Search and commands' });
  await userEvent.type(await within(palette).findByRole('combobox'), text);
  return within(palette);
}

/** Payments and payment links, from any screen. What was typed is forgotten with the palette, however it was closed. */
export const Found: Story = {
  parameters: answers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Recent payments' });
    await look('adire');
    await toggle();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const palette = await look('a');
    await userEvent.type(palette.getByRole('combobox'), 'dire');
    const [link] = examples.listPaymentLinks[200].full.data;
    const [payment] = examples.listTransactions[200].full.data;
    const option = await palette.findByRole('option', { name: new RegExp(link.title) });
    await expect(option).toHaveAttribute('href', `/app/payment-links/${link.id}`);
    await palette.findByRole('option', { name: new RegExp(payment.reference) });
    await expect(palette.getByRole('combobox')).toHaveValue('adire');
  },
};

export const NothingMatches: Story = {
  parameters: answers(mock('listTransactions', 'empty'), mock('listPaymentLinks', 'empty')),
  play: async () => {
    const palette = await look('zanzibar');
    await palette.findByText('No screen, payment, or payment link matches.');
  },
};

/** Only one of two could be asked: the other shows, and what failed is named. */
export const Failed: Story = {
  parameters: answers(mock('listPaymentLinks', 'internal_error')),
  play: async () => {
    const palette = await look('adire');
    await expect(await palette.findByRole('alert')).toHaveTextContent('Could not look for payment links');
    const [payment] = examples.listTransactions[200].full.data;
    await palette.findByRole('option', { name: new RegExp(payment.reference) });
  },
};

/** Somebody without a role that sees payments finds screens alone. */
export const WithoutPermission: Story = {
  parameters: {
    ...answersTo('viewer'),
    place: { path: routes.dashboard.home, as: 'viewer', permissions: [] },
  },
  play: async () => {
    const palette = await look('adire');
    await palette.findByText('No screen matches.');
  },
};
