import type { Meta, StoryObj } from '@storybook/react-vite';
import Anchor from 'lucide-react/icons/anchor';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './Icon.guide.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: { guide },
  args: { icon: Anchor },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: hidden from a screen reader, since the words beside it say the same. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon).toHaveAttribute('width', '16');
  },
};
/** The two large sizes have a thinner stroke, so that they weigh the same. */
export const Sizes: Story = {
  render: ({ icon }) => (
    <Inline>
      {([12, 14, 16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} icon={icon} size={size} />
      ))}
    </Inline>
  ),
};
