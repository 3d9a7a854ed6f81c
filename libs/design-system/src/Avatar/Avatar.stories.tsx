import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'Ọládélé Adéyẹmí' } } satisfies Meta<
  typeof Avatar
>;

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
