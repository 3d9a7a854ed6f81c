import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './Stepper.guide.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Data/Stepper',
  component: Stepper,
  parameters: { guide },
  args: { label: 'Create business', steps: ['Business', 'Account', 'Review'], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const Second: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('Business (done)');
  },
};
export const Done: Story = { args: { current: 3 } };
/** A finished step leads back to itself; the ones to come do not. */
export const WithLinks: Story = {
  args: {
    steps: [
      { name: 'Business', href: '#business' },
      { name: 'Account', href: '#account' },
      { name: 'Review', href: '#review' },
    ],
    current: 2,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Business' })).toHaveFocus();
  },
};
export const LongNames: Story = {
  args: {
    steps: ['Your business and its address', 'Bank account for settlements', 'People who own it', 'Review'],
    current: 1,
  },
};
