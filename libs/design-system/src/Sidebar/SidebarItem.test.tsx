import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { Sidebar, type NavItem } from './Sidebar.tsx';

const settings: NavItem = {
  href: '#settings',
  label: 'Settings',
  icon: House,
  children: [{ href: '#profile', label: 'Profile' }],
};

test('an entry that becomes current unfolds, keeps focus, and folds when it is left', () => {
  const { rerender } = render(<Sidebar homeHref="#home" items={[settings]} />);
  const link = screen.getByRole('link', { name: 'Settings' });
  link.focus();
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();

  rerender(<Sidebar homeHref="#home" items={[{ ...settings, current: true }]} />);
  expect(screen.getByRole('link', { name: 'Profile' })).toBeVisible();
  expect(link).toHaveFocus();

  rerender(<Sidebar homeHref="#home" items={[settings]} />);
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
});

test('collapsed, the words beside an icon are its name and not its description as well', async () => {
  render(<Sidebar homeHref="#home" items={[{ ...settings, children: undefined }]} collapsed />);
  await userEvent.tab();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Settings' });
  expect(link).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Settings');
  expect(link).not.toHaveAccessibleDescription();
});
