import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersTo, inApp } from '../../testing/screen-story.tsx';
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

export const WrongPassword: Story = {
  parameters: answersTo(null, mock('loginUser', 'invalid_credentials')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada.obi@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password{Enter}');
    await canvas.findByText(examples.loginUser[401].invalid_credentials.message);
  },
};
