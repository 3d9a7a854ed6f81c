import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { NewPaymentLinkScreen } from './NewPaymentLinkScreen.tsx';

const meta = {
  title: 'Dashboard/Payment links/New',
  component: NewPaymentLinkScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.newPaymentLink } },
} satisfies Meta<typeof NewPaymentLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: answers() };

export const Incomplete: Story = {
  parameters: answers(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create payment link' }));
    await expect(await canvas.findByLabelText('Title')).toHaveFocus();
  },
};

/** Filled in: what the customer will see stands beside it. */
export const Full: Story = {
  parameters: answers(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Tip the baristas');
    await userEvent.click(canvas.getByLabelText(/Customer decides/));
    await userEvent.type(canvas.getByRole('textbox', { name: /At least/ }), '500');
    await userEvent.type(canvas.getByRole('textbox', { name: /At most/ }), '5000');
  },
};

/** The server refuses: its words stand at the field. */
export const Failed: Story = {
  parameters: answers(mock('createPaymentLink', 'link_bounds_reversed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Tip the baristas');
    await userEvent.click(canvas.getByLabelText(/Customer decides/));
    await userEvent.type(canvas.getByRole('textbox', { name: /At least/ }), '500');
    await userEvent.type(canvas.getByRole('textbox', { name: /At most/ }), '100');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last day/ }), '1 Mar 2030');
    await userEvent.click(canvas.getByRole('button', { name: 'Create payment link' }));
    await canvas.findByRole('button', { name: 'At most: The highest amount is below the lowest.' });
  },
};
