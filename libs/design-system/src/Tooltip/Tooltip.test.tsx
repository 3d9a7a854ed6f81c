import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

vi.mock('./TooltipBubble.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('words that cannot be fetched leave the page as it is', async () => {
  const pressed = vi.fn();
  render(
    <Tooltip content="Copies the link">
      <button onClick={pressed}>Copy</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect(import('./TooltipBubble.tsx')).rejects.toThrow();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(pressed).toHaveBeenCalledOnce();
});
