import type { Meta, StoryObj } from '@storybook/react-vite';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './PermissionGate.guide.ts';
import { PermissionGate } from './PermissionGate.tsx';

const refund = fn();
const viewer = [{ resource: 'payments', privilege: 'view' }];

const meta = {
  title: 'Actions/PermissionGate',
  component: PermissionGate,
  parameters: { guide },
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
    await expect(group).toHaveAccessibleDescription(
      'Your role cannot change payments. Ask an owner of the business to change your role.',
    );
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Your role cannot change payments');
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

const navigate = fn();

/** However it is tried: middle button, with Ctrl, from a child icon, by the context menu, by dragging. */
export const EveryOtherWay: Story = {
  args: {
    children: (
      <a
        href="#/refund"
        onClick={navigate}
        onAuxClick={navigate}
        onDragStart={navigate}
        onContextMenu={navigate}
      >
        <svg width="16" height="16" fill="currentColor" data-testid="icon" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
        </svg>{' '}
        Refund
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Refund' });
    const icon = canvas.getByTestId('icon');
    const before = window.location.href;
    for (const init of [{}, { button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      for (const target of [link, icon]) {
        const event = new MouseEvent(init.button === 1 ? 'auxclick' : 'click', {
          bubbles: true,
          cancelable: true,
          ...init,
        });
        await fireEvent(target, event);
        await expect(event.defaultPrevented).toBe(true);
      }
    }
    for (const type of ['dragstart', 'contextmenu']) {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true });
      await fireEvent(icon, event);
      await expect(event.defaultPrevented).toBe(true);
    }
    link.focus();
    await userEvent.keyboard('{Enter} {Control>}{Enter}{/Control}{Shift>}{F10}{/Shift}');
    await expect(navigate).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(before);
    await expect(link).toHaveAccessibleDescription(/Your role cannot change payments/);
  },
};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter in a field does not get past a denied submit button. */
export const SubmitByEnter: Story = {
  render: () => (
    <form onSubmit={submit}>
      <Stack align="start">
        <TextField label="Amount" name="amount" />
        <PermissionGate permission="payments.update">
          <Button type="submit">Refund</Button>
        </PermissionGate>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submit.mockClear();
    await userEvent.type(within(canvasElement).getByLabelText('Amount'), '5{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** Pressing it, by mouse or finger, says why at once. */
export const PressedSaysWhy: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refund' });
    await fireEvent.pointerUp(button, { pointerType: 'touch' });
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('Your role cannot change payments'),
    );
  },
};

/** A whole resource, or one privilege everywhere. */
export const Wildcards: Story = {
  render: () => (
    <Stack align="start">
      {[
        [{ resource: 'payments', privilege: '*' }],
        [{ resource: '*', privilege: 'update' }],
        [{ resource: 'users', privilege: '*' }],
        [],
      ].map((grants) => {
        const name = grants.map(({ resource, privilege }) => `${resource}.${privilege}`).join() || 'nothing';
        return (
          <PermissionProvider key={name} permissions={grants}>
            <PermissionGate permission="payments.update">
              <Button>Refund with {name}</Button>
            </PermissionGate>
          </PermissionProvider>
        );
      })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const off = (name: string) =>
      canvas.getByRole('button', { name: `Refund with ${name}` }).hasAttribute('disabled');
    await expect(['payments.*', '*.update', 'users.*', 'nothing'].map(off)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  },
};
