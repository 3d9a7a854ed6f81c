import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersTo, inApp } from '../../testing/screen-story.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Dashboard/Auth/Forgot password',
  component: ForgotPasswordScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.forgotPassword } },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: answersTo(null) };

export const Sent: Story = {
  parameters: answersTo(null, mock('initiatePasswordReset', 'accepted')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada.obi@example.com{Enter}');
    await canvas.findByText('Check your inbox');
  },
};
