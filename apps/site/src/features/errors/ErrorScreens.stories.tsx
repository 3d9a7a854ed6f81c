import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ServerErrorScreen } from './ServerErrorScreen.tsx';

const meta = {
  title: 'Site/Errors',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const ServerError: Story = { render: () => <ServerErrorScreen /> };
