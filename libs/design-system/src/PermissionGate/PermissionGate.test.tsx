import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PermissionGate } from './PermissionGate.tsx';

const all = [{ resource: '*', privilege: '*' }];

function denied(children: ReactNode) {
  return render(
    <PermissionProvider permissions={[]}>
      <PermissionGate permission="payments.update">{children}</PermissionGate>
    </PermissionProvider>,
  );
}

test('names the provider that is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() =>
    render(
      <PermissionGate permission="payments.update">
        <button>Refund</button>
      </PermissionGate>,
    ),
  ).toThrow(/PermissionProvider permissions=/);
  vi.restoreAllMocks();
});

test.each([
  ['everything', all, true],
  ['every privilege of the resource', [{ resource: 'payments', privilege: '*' }], true],
  ['the privilege on every resource', [{ resource: '*', privilege: 'update' }], true],
  ['another privilege', [{ resource: 'payments', privilege: 'view' }], false],
  ['another resource', [{ resource: 'users', privilege: 'update' }], false],
  ['no permissions', undefined, false],
])('with %s', (_, permissions, allowed) => {
  render(
    <PermissionProvider permissions={permissions}>
      <PermissionGate permission="payments.update">
        <Button>Refund</Button>
      </PermissionGate>
    </PermissionProvider>,
  );
  const button = screen.getByRole('button', { name: 'Refund' });
  if (allowed) expect(button).toBeEnabled();
  else expect(button).toBeDisabled();
});

// The words load when somebody first reaches for a control; how long that takes is no part of these tests.
beforeAll(() => import('../Tooltip/TooltipBubble.tsx'), 60_000);

test('remove mode takes the element out', () => {
  render(
    <PermissionProvider permissions={[]}>
      <PermissionGate permission="payments.update" mode="remove">
        <button>Refund</button>
      </PermissionGate>
    </PermissionProvider>,
  );
  expect(document.body).not.toHaveTextContent('Refund');
  expect(document.body).not.toHaveTextContent('payments.update');
});

test('says which permission is missing, to a screen reader too', async () => {
  denied(<Button>Refund</Button>);
  await userEvent.tab();
  const group = screen.getByRole('group', { name: 'Refund' });
  expect(group).toHaveFocus();
  expect(group).toHaveAccessibleDescription(
    'Your role cannot change payments. Ask an owner of the business to change your role.',
  );
  expect(await screen.findByRole('tooltip')).toHaveTextContent('cannot change payments');
});

test('plain elements inside lose what activates them, however deep', () => {
  denied(
    <div>
      <p>
        <a href="/app" target="_blank">
          <b>Payments</b>
        </a>
      </p>
      <button>Refund</button>
      <input aria-label="Amount" />
    </div>,
  );
  const link = screen.getByRole('link', { name: 'Payments' });
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).toHaveAccessibleDescription(
    'Your role cannot change payments. Ask an owner of the business to change your role.',
  );
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByLabelText('Amount')).toBeDisabled();
});

test.each([
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'mousedown',
  'pointerdown',
  'touchstart',
  'dragstart',
  'drop',
])('%s on a child goes no further', (name) => {
  const handlers = {
    onClick: vi.fn(),
    onAuxClick: vi.fn(),
    onDoubleClick: vi.fn(),
    onContextMenu: vi.fn(),
    onMouseDown: vi.fn(),
    onPointerDown: vi.fn(),
    onTouchStart: vi.fn(),
    onDragStart: vi.fn(),
    onDrop: vi.fn(),
    onClickCapture: vi.fn(),
    onPointerDownCapture: vi.fn(),
  };
  denied(
    <div draggable {...handlers}>
      <i data-testid="icon" />
    </div>,
  );
  const icon = screen.getByTestId('icon');
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 1, ctrlKey: true });
  fireEvent(icon, event);
  // A finger that lands on a denied button may still scroll the page.
  expect(event.defaultPrevented).toBe(name !== 'touchstart');
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' ', '{Shift>}{F10}{/Shift}'])(
  'the key %s does nothing, Tab still leaves',
  async (key) => {
    const onKeyDown = vi.fn();
    const user = userEvent.setup();
    render(
      <PermissionProvider permissions={[]}>
        <PermissionGate permission="payments.update">
          <a href="/app" onKeyDown={onKeyDown}>
            Payments
          </a>
        </PermissionGate>
        <button>After</button>
      </PermissionProvider>,
    );
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await user.keyboard(key);
    expect(onKeyDown.mock.calls.filter(([event]) => (event as KeyboardEvent).key !== 'Shift')).toHaveLength(
      0,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  },
);

test('Enter in a field does not submit past a denied button', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <PermissionProvider permissions={[]}>
      <form onSubmit={onSubmit}>
        <TextField label="Amount" name="amount" />
        <PermissionGate permission="payments.update">
          <Button type="submit">Refund</Button>
        </PermissionGate>
      </form>
    </PermissionProvider>,
  );
  await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form inside the gate does not submit', () => {
  const onSubmit = vi.fn();
  denied(
    <form onSubmit={onSubmit} aria-label="Refund">
      <input name="amount" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  form.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('pressing a denied control opens the reason', async () => {
  denied(<Button>Refund</Button>);
  fireEvent.pointerUp(screen.getByRole('button'));
  expect(screen.getByRole('group', { name: 'Refund' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Your role cannot change payments');
});
