import type { Meta, StoryObj } from '@storybook/react-vite';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PermissionGate } from './PermissionGate.tsx';

const refund = fn();
const viewer = [{ resource: 'payments', privilege: 'view' }];

const meta = {
  title: 'Actions/PermissionGate',
  component: PermissionGate,
  args: {
    permission: 'payments.update',
    children: (
      <Button icon={RotateCcw} onClick={refund}>
        Refund
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <PermissionProvider permissions={viewer}>
        <Story />
      </PermissionProvider>
    ),
  ],
} satisfies Meta<typeof PermissionGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is disabled; focus and hover say what is missing. */
export const DeniedButton: Story = {
  play: async ({ canvasElement }) => {
    refund.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Refund' });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    const group = canvas.getByRole('group', { name: 'Refund' });
    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('You need the permission payments.update');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('payments.update');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(refund).not.toHaveBeenCalled();
  },
};

/** A link stays in place without a target, and says that it is disabled. */
export const DeniedLink: Story = {
  args: { permission: 'payment_links.list', children: <Link href="#/app/payment-links">Payment links</Link> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Payment links' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    const before = window.location.href;
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(link);
    await expect(window.location.href).toBe(before);
  },
};

export const Removed: Story = {
  args: { mode: 'remove' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

export const Allowed: Story = {
  args: { permission: 'payments.view' },
  play: async ({ canvasElement }) => {
    refund.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refund' }));
    await expect(refund).toHaveBeenCalledOnce();
  },
};

function GrantAndRevoke() {
  const [granted, setGranted] = useState(false);
  return (
    <PermissionProvider permissions={granted ? [{ resource: '*', privilege: '*' }] : []}>
      <Stack align="start">
        <Button onClick={() => setGranted(!granted)}>{granted ? 'Revoke' : 'Grant'}</Button>
        <PermissionGate permission="payments.update">
          <Button icon={RotateCcw} onClick={refund}>
            Refund
          </Button>
        </PermissionGate>
      </Stack>
    </PermissionProvider>
  );
}

/** A change at run time acts at once, both ways. */
export const AtRunTime: Story = {
  render: () => <GrantAndRevoke />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Refund' });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Grant' }));
    await expect(button).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await expect(button).toBeDisabled();
  },
};
