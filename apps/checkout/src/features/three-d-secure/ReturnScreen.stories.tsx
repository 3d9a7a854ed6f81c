import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** Within the bank's frame the payment page goes on; here is nothing to press and nothing to read. */
export const InTheFrame: Story = {
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('[data-transaction]')?.setAttribute('data-framed', '');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText('Finishing the payment')).toBeInTheDocument();
  },
};

/** The bank posted something that can't be read, or that belongs to no payment. */
export const Failed: Story = {
  args: { transaction: '', continueAt: undefined, backTo: '/pay/Kq7fW2mX9vB4nT1z' },
};
