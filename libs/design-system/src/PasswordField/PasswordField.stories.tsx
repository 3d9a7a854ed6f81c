import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordStrength } from '../PasswordStrength/PasswordStrength.tsx';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The text stays where it is while it is shown and hidden. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'a quiet harbour');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await expect(toggle).not.toHaveAttribute('aria-pressed');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password is shown');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('a quiet harbour');
  },
};

const fresh = { label: 'New password', autoComplete: 'new-password', defaultValue: 'harbour' } as const;

export const Weak: Story = {
  args: { ...fresh, strength: <PasswordStrength score={1} advice="Use more different characters" /> },
};
export const Fair: Story = {
  args: { ...fresh, strength: <PasswordStrength score={2} advice="Add another word" /> },
};
export const Strong: Story = { args: { ...fresh, strength: <PasswordStrength score={4} /> } };
export const WithError: Story = { args: { error: 'This email and password do not match.' } };
/** Long, and known from a leak: what the server refused does not look good. */
export const Leaked: Story = {
  args: {
    ...fresh,
    defaultValue: 'correct horse battery staple',
    error: 'This password is too easy to guess. Choose another one.',
    strength: <PasswordStrength score={4} advice="Add another word" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/too easy to guess/)).toBeVisible();
    await expect(canvas.queryByText(/long and varied|Add another word/i)).toBeNull();
  },
};
/** What is wrong is said once, by the field. */
export const TooShort: Story = {
  args: {
    ...fresh,
    error: 'Use at least 12 characters.',
    strength: <PasswordStrength score={0} advice="Use at least 12 characters" />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Use at least 12 characters\.$/);
    await expect(canvasElement).not.toHaveTextContent('Too short');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'harbour' } };
