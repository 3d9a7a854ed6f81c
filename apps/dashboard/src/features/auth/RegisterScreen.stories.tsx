import { mock } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersTo, inApp } from '../../testing/screen-story.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Dashboard/Auth/Register',
  component: RegisterScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.register } },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: answersTo(null) };

export const Incomplete: Story = {
  parameters: answersTo(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await canvas.findAllByText('Enter your first name.');
  },
};

export const BreachedPassword: Story = {
  parameters: answersTo(null, mock('registerUser', 'password_breached')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Ngọc Ánh');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Trần');
    await userEvent.type(canvas.getByLabelText('Work email'), 'anh@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'password12345{Enter}');
    await canvas.findAllByRole('alert');
  },
};
