import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Actions/CopyField',
  component: CopyField,
  args: {
    label: 'Payment link',
    value: 'https://pay.example/pay/plk_01jf9k2m3n4p5q6r7s8t9v0w1x',
    hint: 'Anyone with this address can pay.',
  },
} satisfies Meta<typeof CopyField>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
