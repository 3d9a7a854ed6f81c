import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://pay.example/pay/lagos-prints', label: 'Payment link for Lagos Prints' },
} satisfies Meta<typeof QrCode>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
