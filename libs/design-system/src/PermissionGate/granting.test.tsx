import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { PermissionGate } from './PermissionGate.tsx';

const all = [{ resource: '*', privilege: '*' }];

// The words load when somebody first reaches for a control; how long that takes is no part of these tests.
beforeAll(() => import('../Tooltip/TooltipBubble.tsx'), 60_000);

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Refunded {count}</Button>;
}

test('granting restores everything and keeps its state; revoking denies at once', async () => {
  const user = userEvent.setup();
  const page = (permissions: typeof all) => (
    <PermissionProvider permissions={permissions}>
      <PermissionGate permission="payments.update">
        <Counter />
        <a href="/app/payments">Payments</a>
      </PermissionGate>
    </PermissionProvider>
  );
  const { rerender } = render(page(all));
  await user.click(screen.getByRole('button'));
  const button = screen.getByRole('button', { name: 'Refunded 1' });
  const link = screen.getByRole('link');

  rerender(page([]));
  expect(button).toBeDisabled();
  expect(link).not.toHaveAttribute('href');

  rerender(page(all));
  expect(button).toBeEnabled();
  expect(link).toHaveAttribute('href', '/app/payments');
  expect(link).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Refunded 2' })).toBe(button);
});

test('granting gives back what the author wrote: target, focus order, title, draggability, description', () => {
  const page = (permissions: typeof all) => (
    <PermissionProvider permissions={permissions}>
      <PermissionGate permission="payments.update">
        <a
          href="/app/payments"
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          title="All payments"
          draggable
          aria-describedby="hint"
        >
          Payments
        </a>
      </PermissionGate>
    </PermissionProvider>
  );
  const { rerender } = render(page(all));
  const link = screen.getByRole('link');
  const written = () =>
    link
      .getAttributeNames()
      .toSorted()
      .map((name) => [name, link.getAttribute(name)]);
  const before = written();
  rerender(page([]));
  expect(link).not.toHaveAttribute('href');
  expect(link).not.toHaveAttribute('target');
  rerender(page(all));
  expect(written()).toEqual(before);
  expect(document.body).not.toHaveTextContent('Your role cannot');
});

test('one gate that opens leaves the others shut', () => {
  const first = vi.fn();
  const second = vi.fn();
  const page = (permissions: typeof all) => (
    <PermissionProvider permissions={permissions}>
      <PermissionGate permission="payments.update">
        <b onPointerDown={first}>Refund</b>
      </PermissionGate>
      <PermissionGate permission="users.update">
        <b onPointerDown={second}>Invite</b>
      </PermissionGate>
    </PermissionProvider>
  );
  const { rerender } = render(page([]));
  rerender(page([{ resource: 'payments', privilege: 'update' }]));
  fireEvent.pointerDown(screen.getByText('Refund'));
  fireEvent.pointerDown(screen.getByText('Invite'));
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});
