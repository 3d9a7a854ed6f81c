import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './ErrorPage.guide.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: { status: 404, message: 'Page not found', action: <Button href="#home">Go to the start</Button> },
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Status, message and description, as every error page shows them. */
export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText(/Nothing is kept at this address/)).toBeVisible();
  },
};
/** A route that failed its validation names the path. */
export const WithThePath: Story = {
  args: {
    message: 'Page Not Found',
    description:
      'There is no page at /app/payments/%E0%A4%A/transaction-csv-of-a-very-long-address-that-wraps.',
  },
};
export const Denied: Story = {
  args: { status: 403, message: 'Your role cannot see API keys' },
};
/** Where no layout is around it. */
export const Alone: Story = {
  args: { alone: true },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('Harbour')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
};
export const ServerError: Story = {
  args: {
    status: 500,
    message: 'Something went wrong',
    reference: 'req_01jf9k2m3n4p',
    action: <Button>Try again</Button>,
  },
};
