import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = { args: { size: 'md' } };
export const Mark: Story = { args: { markOnly: true } };
