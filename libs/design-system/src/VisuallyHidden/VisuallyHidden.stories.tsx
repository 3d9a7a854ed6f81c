import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: 'of INV-2026-0418' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** "Receipt" is clear in its row; read out of a list of links it needs the payment. */
export const InALink: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      <Link href="#receipt">
        Receipt <VisuallyHidden {...args} />
      </Link>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Receipt of INV-2026-0418' });
    const [hidden] = link.querySelectorAll('span');
    await expect(hidden?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A phone has no room for what the page's title says; the button's name is the same everywhere. */
export const OnAPhone: StoryObj<typeof meta> = {
  args: { children: 'payment link', only: 'phone' },
  render: (args) => (
    <Button tone="primary">
      Create <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Create payment link' })).toBeVisible();
  },
};
