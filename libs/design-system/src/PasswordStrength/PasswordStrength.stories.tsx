import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordStrength } from './PasswordStrength.tsx';

const meta = {
  title: 'Fields/PasswordStrength',
  component: PasswordStrength,
  args: { score: 0 },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooEasy: Story = { args: { score: 0, advice: 'Add a few unrelated words' } };
/** The word is announced, with what would make it better. */
export const Easy: Story = {
  args: { score: 1, advice: 'Add a few unrelated words' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Easy to guess. Add a few unrelated words');
    await expect(words).toHaveAttribute('aria-live', 'polite');
  },
};
export const CouldBeStronger: Story = { args: { score: 2, advice: 'Make it longer' } };
export const Strong: Story = { args: { score: 3 } };
export const VeryStrong: Story = { args: { score: 4 } };
