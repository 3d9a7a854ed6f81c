import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: { status: 404, message: 'Page not found', action: <Button href="#home">Go to the start</Button> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Denied: Story = {
  args: { status: 403, message: 'Your role does not allow you to see this page' },
};
export const ServerError: Story = {
  args: {
    status: 500,
    message: 'Something went wrong',
    reference: 'req_01jf9k2m3n4p',
    action: <Button>Try again</Button>,
  },
};
