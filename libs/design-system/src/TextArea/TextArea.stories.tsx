import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { label: 'Note to the customer', name: 'note', optional: true },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const CountsDown: Story = {
  args: { maxLength: 40 },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByLabelText('Note to the customer'),
      'Sorry for the delay, Ada',
    );
    await expect(within(canvasElement).getByText('16 left')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Write at most 200 characters.' } };
export const Disabled: Story = { args: { disabled: true } };

/** Nothing is cut: the paste stays, and the field says by how much it is too long. */
export const TooLong: Story = {
  args: { maxLength: 40 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Note to the customer');
    await userEvent.click(area);
    await userEvent.paste('Sorry for the delay, Ada. The second parcel follows on Monday.');
    await expect(area).toHaveValue('Sorry for the delay, Ada. The second parcel follows on Monday.');
    await expect(area).toHaveAccessibleDescription('Use at most 40 characters: 22 too many.');
  },
};
export const Grows: Story = {
  args: {
    defaultValue:
      'Dear Ada,\n\nthe second parcel follows on Monday.\nPlease keep the first one closed until then.\n\nYours\nLagos Prints',
  },
};
