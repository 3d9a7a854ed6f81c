import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Field.guide.ts';
import { Field } from './Field.tsx';

/** The frame that every field stands in; here around a plain input, so that nothing but the frame is seen. */
const meta = {
  title: 'Fields/Field',
  component: Field,
  parameters: { guide },
  args: { label: 'Business name', name: 'name', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Business name');
    await expect(input).toHaveAttribute('name', 'name');
    await expect(input).toBeValid();
  },
};
export const WithHint: Story = {
  args: { hint: 'As customers see it on their receipts.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Business name')).toHaveAccessibleDescription(
      'As customers see it on their receipts.',
    );
  },
};
/** The error is read before the hint: it is what has to be put right. */
export const WithErrorAndHint: Story = {
  args: { hint: 'As customers see it on their receipts.', error: 'Enter the name of your business.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Business name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Enter the name of your business. As customers see it on their receipts.',
    );
  },
};
export const Optional: Story = { args: { optional: true } };
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Business name')).toBeRequired();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Business name')).toBeDisabled();
  },
};
/** The label is not drawn and still names the control. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Business name' })).toBeVisible();
  },
};
export const WithAside: Story = { args: { aside: <Link href="#why">Why we ask</Link> } };
export const WithBelow: Story = {
  args: {
    hint: 'As customers see it on their receipts.',
    below: (
      <Text size="sm" tone="muted">
        12 of 120 characters
      </Text>
    ),
  },
};
