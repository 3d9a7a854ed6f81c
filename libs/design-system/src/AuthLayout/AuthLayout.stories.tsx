import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './AuthLayout.guide.ts';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Layouts/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen', guide },
  args: {
    title: 'Sign in',
    description: 'Welcome back.',
    children: (
      <Form>
        <TextField label="Email" name="email" type="email" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" tone="primary" size="lg" fullWidth>
          Sign in
        </Button>
        <Link href="#forgot" tone="quiet">
          Forgotten your password?
        </Link>
      </Form>
    ),
    footer: (
      <>
        No account yet? <Link href="#register">Create one</Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};

/** What the fields lack is said before a server is asked; a server's refusal comes alone. */
export const WithErrors: Story = {
  args: {
    children: (
      <Form errors={{ email: 'Enter a whole address.', password: 'Enter your password.' }}>
        <TextField label="Email" name="email" type="email" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" tone="primary" size="lg" fullWidth>
          Sign in
        </Button>
      </Form>
    ),
  },
};
