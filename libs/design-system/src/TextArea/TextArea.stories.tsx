import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Note to the payer', name: 'note', optional: true },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const CountsDown: Story = {
  args: { maxLength: 40 },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByLabelText('Note to the payer'),
      'Sorry for the delay, Ada',
    );
    await expect(within(canvasElement).getByText('16 left')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Write at most 200 characters.' } };
export const Disabled: Story = { args: { disabled: true } };
