import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersTo, inApp } from '../../testing/screen-story.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const token = 'lb7-SqAN4h1xoaUK3_DbuBpm75T-neypKI0pAShqp7A';

const meta = {
  title: 'Dashboard/Auth/Reset password',
  component: ResetPasswordScreen,
  decorators: [inApp],
  parameters: {
    layout: 'fullscreen',
    place: { path: routes.dashboard.resetPassword, at: `/password/reset/${token}` },
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: answersTo(null) };

export const Spent: Story = {
  parameters: answersTo(null, mock('completePasswordReset', 'reset_token_invalid')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'quiet-water-under-the-pier{Enter}');
    await canvas.findByText('This link no longer works');
  },
};

export const Done: Story = {
  parameters: answersTo(null, mock('completePasswordReset', 'changed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'quiet-water-under-the-pier{Enter}');
    await canvas.findByText('Password changed');
  },
};
