import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send the payer a receipt', name: 'receipt' },
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
  args: { defaultChecked: true, hint: 'To the e-mail address of the payment.' },
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
