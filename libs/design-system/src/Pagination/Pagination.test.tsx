import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const links: PaginationProps = { prevHref: '#before', nextHref: '#after' };

test('while the next page comes its link keeps focus and takes no second press', () => {
  const { rerender } = render(<Pagination {...links} />);
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  expect(fireEvent.click(next)).toBe(true);

  rerender(<Pagination {...links} loading />);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(fireEvent.click(next)).toBe(false);

  rerender(<Pagination {...links} />);
  expect(next).toHaveFocus();
  expect(next).not.toHaveAttribute('aria-disabled');
});
