import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answers, answersTo, inApp } from '../../testing/screen-story.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';

const at = `/app/payments/${examples.getTransaction[200].succeeded.data.id}`;

const meta = {
  title: 'Dashboard/Payments/Detail',
  component: PaymentScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.payment, at } },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answers(mockPending('getTransaction')) };

export const NotFound: Story = {
  parameters: answers(mock('getTransaction', 'not_found')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No payment with this ID' });
  },
};

export const Failed: Story = { parameters: answers(mock('getTransaction', 'internal_error')) };

/** Somebody who may look but not refund. */
export const Denied: Story = {
  parameters: answersTo('viewer', mock('getTransaction', 'succeeded')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Refund' })).toBeDisabled();
  },
};

export const Full: Story = {
  parameters: answers(mock('getTransaction', 'succeeded')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Timeline' });
  },
};

/** Paid through a link that asked for more than a card. */
export const WithAnswers: Story = {
  parameters: answers(mock('getTransaction', 'link_answers')),
  play: async ({ canvas }) => {
    const [asked] = examples.getTransaction[200].link_answers.data.custom_fields;
    await canvas.findByText(asked.label);
    await canvas.findByText(asked.value);
  },
};

export const PartiallyRefunded: Story = { parameters: answers(mock('getTransaction', 'partially_refunded')) };

export const Declined: Story = { parameters: answers(mock('getTransaction', 'failed_declined')) };

export const Pending: Story = { parameters: answers(mock('getTransaction', 'pending')) };

export const Disputed: Story = { parameters: answers(mock('getTransaction', 'disputed')) };

export const Refunding: Story = {
  parameters: answers(mock('getTransaction', 'succeeded')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }));
    await screen.findByRole('dialog', { name: 'Refund payment' });
  },
};

/** Somebody else refunded in the meantime, and the server refuses: its words stand at the field, and what was typed stays. */
export const RefundRefused: Story = {
  parameters: answers(
    mock('getTransaction', 'succeeded'),
    mock('refundTransaction', 'refund_exceeds_refundable'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
    await userEvent.click(dialog.getByLabelText(/Part of it/));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '12500');
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'duplicate');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund / }));
    await dialog.findByText(examples.refundTransaction[422].refund_exceeds_refundable.errors[0].message);
  },
};
