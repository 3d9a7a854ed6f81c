import { render, screen } from '@testing-library/react';
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
