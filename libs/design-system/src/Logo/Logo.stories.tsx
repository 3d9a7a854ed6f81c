import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Logo.guide.ts';
import { Logo } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo, parameters: { guide } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = { args: { size: 'md' } };
export const Mark: Story = { args: { markOnly: true } };
