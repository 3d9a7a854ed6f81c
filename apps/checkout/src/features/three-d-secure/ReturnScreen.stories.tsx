import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReturnScreen } from './ReturnScreen.tsx';

const meta = {
  title: 'Checkout/Back from the bank',
  component: ReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    type: 'challenge',
    transaction: 'zMVog3yaJB6sRQ1ytaIqJR2paSJ_Sr_4GYXtghH_She',
    continueAt: '/checkout/card/3ds/x',
  },
} satisfies Meta<typeof ReturnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The bank posted something that can't be read, or that belongs to no payment. */
export const Failed: Story = { args: { transaction: '', continueAt: undefined } };
