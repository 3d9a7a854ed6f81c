import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './PasswordStrength.guide.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

const meta = {
  title: 'Fields/PasswordStrength',
  component: PasswordStrength,
  parameters: { guide },
  args: { score: 0 },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooShort: Story = { args: { score: 0, advice: 'Use at least 12 characters' } };
/** The word is announced, with what would make it better. */
export const LittleVariety: Story = {
  args: { score: 1, advice: 'Use more different characters' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Too little variety. Use more different characters.');
    await expect(words).toHaveAttribute('aria-live', 'polite');
  },
};
export const CouldBeLonger: Story = { args: { score: 2, advice: 'Add another word' } };
export const Long: Story = { args: { score: 3 } };
export const VeryLong: Story = { args: { score: 4 } };
/** Only where an estimator that knows leaked passwords has judged. */
export const Guesses: Story = { args: { score: 1, basis: 'guesses', advice: 'Add a few unrelated words' } };
export const HardToGuess: Story = { args: { score: 4, basis: 'guesses' } };
