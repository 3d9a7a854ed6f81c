import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Site/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;

export const Full: StoryObj<typeof meta> = {};
