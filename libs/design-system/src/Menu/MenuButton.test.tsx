import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const items = [{ label: 'Refund', onSelect: () => undefined }];

test.each<[string, Partial<ButtonProps>]>([
  ['that waits', { loading: true }],
  ['that says why it is off', { disabledReason: 'Nothing to refund' }],
])('a button %s opens no menu, by no key', async (_, off) => {
  render(<Menu label="Actions" items={items} trigger={<Button {...(off as object)}>Actions</Button>} />);
  const button = screen.getByRole('button', { name: /Actions/ });
  button.focus();
  for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});
