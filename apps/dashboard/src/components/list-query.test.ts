import { describe, expect, it } from 'vitest';
import { countRows, withCursor, withQuery } from './list-query.ts';

describe('a list in the URL', () => {
  it('starts at the first page when the filter changes', () => {
    const query = new URLSearchParams('status=succeeded&cursor=page-five');
    expect(withQuery(query, { status: 'failed' }).toString()).toBe('status=failed');
    expect(withQuery(query, { status: undefined }).toString()).toBe('');
  });

  it('keeps the filter when the page changes', () => {
    expect(withCursor(new URLSearchParams('status=failed&cursor=a'), 'b').toString()).toBe(
      'status=failed&cursor=b',
    );
  });

  it('says how many there are, and when it stopped counting', () => {
    const cursors = { next_cursor: null, prev_cursor: null };
    expect(countRows({ ...cursors, total: 1 }, 'payment', 'payments')).toBe('1 payment');
    expect(countRows({ ...cursors, total: 10_000, total_is_capped: true }, 'payment', 'payments')).toBe(
      'More than 10,000 payments',
    );
    expect(countRows(cursors, 'payment', 'payments')).toBeUndefined();
  });
});
