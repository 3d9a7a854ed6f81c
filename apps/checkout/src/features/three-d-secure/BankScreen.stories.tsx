import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { BankScreen } from './BankScreen.tsx';

const { challenge } = exampleData('continueCardAuthentication', 'challenge');
if (!challenge) throw new Error('The example shows no challenge');

const meta = {
  title: 'Checkout/Bank page',
  component: BankScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    step: { step: 'challenge', challenge },
    token: 'zMVog3yaJB6sRQ1ytaIqJR2paSJ_Sr_4GYXtghH_She',
    reference: 'Kq7fW2mX9vB4nT1z',
    paying: { total: { amount: 12_500_00, currency: 'NGN' }, merchant: 'Adire & Sons' },
  },
} satisfies Meta<typeof BankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it is with scripts blocked: the bank's page opens in place of ours. With scripts it is framed here. */
export const Challenge: Story = {};

/** The bank's word isn't in yet; the page asks by itself. */
export const Loading: Story = { args: { step: { step: 'wait' }, paying: undefined } };

/** All is said; with scripts blocked the payer presses the button. */
export const Continue: Story = { args: { step: { step: 'continue' }, paying: undefined } };
