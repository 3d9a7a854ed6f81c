import type { SignInState } from '@harbour/app-kit/session';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, answersTo, inApp } from '../../testing/screen-story.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Dashboard/Auth/Sign in',
  component: LoginScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.login } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: answersTo(null) };

/** Sent here from a page, because the session has ended: it says so for as long as somebody is not signed in. */
export const SessionEnded: Story = {
  parameters: {
    ...answers(mock('getCurrentUser', 'session_expired')),
    place: {
      as: null,
      state: { ended: examples.getCurrentUser[401].session_expired.message } satisfies SignInState,
    },
  },
};

/** The server is at fault: what was typed stays, and nothing is blamed on it. */
export const Failed: Story = {
  parameters: answersTo(null, mock('loginUser', 'internal_error')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada.obi@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long enough pass phrase{Enter}');
    await canvas.findByText(examples.loginUser[500].internal_error.message);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada.obi@example.com');
    await expect(canvas.getByLabelText('Email')).toBeValid();
  },
};

export const WrongPassword: Story = {
  parameters: answersTo(null, mock('loginUser', 'invalid_credentials')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada.obi@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password{Enter}');
    await canvas.findByText(examples.loginUser[401].invalid_credentials.message);
  },
};
