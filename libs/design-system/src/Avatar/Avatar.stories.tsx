import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Ọládélé Adéyẹmí' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
      <Avatar name="Lagos" size="lg" />
    </Inline>
  ),
};

const square = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00678a" d="M0 0h8v8H0z"/><path fill="#fff" d="M2 2h4v4H2z"/></svg>',
)}`;
export const Picture: Story = { args: { name: 'Lagos Prints', size: 'lg', image: square } };

/** A picture that does not load leaves the initials. */
export const BrokenPicture: Story = {
  args: { name: 'Lagos Prints', size: 'lg', image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('[data-initials="LP"]')).toBeVisible();
  },
};

/** Of any script, whole characters. */
export const Scripts: Story = {
  args: { name: '张伟' },
  render: () => (
    <Inline>
      <Avatar name="张伟" />
      <Avatar name="Ọ̀ṣun Ẹ̀kọ́" />
      <Avatar name="محمد علي" />
      <Avatar name="X" />
    </Inline>
  ),
};
