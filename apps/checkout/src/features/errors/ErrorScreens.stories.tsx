import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaultScreen } from './FaultScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Checkout/Errors',
  component: FaultScreen,
  parameters: { layout: 'fullscreen' },
  args: { retryHref: '#again' },
} satisfies Meta<typeof FaultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fault: Story = {};

/** In the API's own words, with the id that support finds it by. */
export const Unavailable: Story = {
  args: {
    status: 503,
    message: 'The service is unavailable for a moment. Please try again.',
    requestId: 'req_01jzq7n8k2f4w6y9d1m3p5r7sb',
  },
};

export const NotFound: Story = { render: () => <NotFoundScreen /> };
