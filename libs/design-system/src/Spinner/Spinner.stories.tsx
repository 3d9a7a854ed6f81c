import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Spinner.guide.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Asking your bank' },
  parameters: { guide },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not there at first: what is over within a moment needs none. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Asking your bank');
    await expect(getComputedStyle(status).animationName).not.toBe('none');
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Immediate: Story = { args: { immediate: true } };
export const BesideText: Story = {
  render: (args) => (
    <Inline>
      <Spinner {...args} size="sm" />
      <Text tone="muted">Asking your bank</Text>
    </Inline>
  ),
};
