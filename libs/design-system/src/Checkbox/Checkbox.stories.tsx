import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Send the customer a receipt', name: 'receipt' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = {
  args: { defaultChecked: true, hint: 'To the email address of the payment.' },
};
export const WithLink: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#terms">terms of service</Link>
      </>
    ),
    error: 'Accept the terms to go on.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Unchecked: Story = {};
/** Some of what it stands for is ticked; the next press ticks all of it. */
export const Indeterminate: Story = {
  args: { label: 'All payments of this day', name: 'all', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithError: Story = { args: { error: 'Tick this to go on.', required: true } };
export const DisabledUnchecked: Story = { args: { disabled: true } };
export const LongLabel: Story = {
  args: {
    label:
      'I confirm that the business is entitled to take these payments, that what it sells is lawful where it is sold, and that the people named above have agreed to be named',
    hint: 'You can withdraw this at any time; payments that were taken before then are not touched.',
  },
};
