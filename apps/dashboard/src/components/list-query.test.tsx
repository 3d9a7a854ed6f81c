import { renderScreen } from '@harbour/app-kit/testing';
import { defineFilters, oneOf, text } from '@harbour/design-system/filter-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countRows, placeOfPage, useListQuery } from './list-query.ts';

const filters = defineFilters({ search: text(), status: oneOf(['open', 'closed']) });

function List() {
  const list = useListQuery(filters);
  return (
    <>
      <p>{JSON.stringify({ ...list.filter, filtered: list.filtered, cursor: list.cursor })}</p>
      <ul aria-label="Problems">
        {list.problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <button onClick={() => list.change({ status: 'closed' })}>Closed only</button>
      <button onClick={list.clear}>All</button>
      <p>{`first row ${list.firstRow}`}</p>
      <a href={list.hrefAt('next', 51)}>Next</a>
      <a href={list.firstHref}>First</a>
    </>
  );
}

const path = '/app/payments';

describe('a list in the URL', () => {
  it('starts at the first page when the filter changes, and keeps what is not its own', async () => {
    const { user, location } = renderScreen(<List />, {
      at: `${path}?status=open&cursor=page-five&tab=2`,
      path,
    });
    await user.click(await screen.findByRole('button', { name: 'Closed only' }));
    expect(location()).toBe(`${path}?status=closed&tab=2`);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(location()).toBe(`${path}?tab=2`);
  });

  it('keeps the filter when the page changes', async () => {
    renderScreen(<List />, { at: `${path}?status=open&cursor=a`, path });
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '?status=open&cursor=next%7E51',
    );
    expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '?status=open');
  });

  it('knows the place of its first row from the URL, and no place that somebody made up', async () => {
    const { unmount } = renderScreen(<List />, { at: `${path}?cursor=a~26`, path });
    expect(await screen.findByText(/"cursor":"a"/)).toBeVisible();
    expect(screen.getByText('first row 26')).toBeVisible();
    unmount();
    renderScreen(<List />, { at: `${path}?cursor=a~-3`, path });
    expect(await screen.findByText('first row undefined')).toBeVisible();
  });

  it('says what in the URL is no filter', async () => {
    renderScreen(<List />, { at: `${path}?status=lost`, path });
    expect(await screen.findByText(/“status” in the address/)).toBeVisible();
    expect(screen.getByText(/"filtered":false/)).toBeVisible();
  });

  it('counts on from page to page, and back', () => {
    const hrefAt = (cursor: string | null, row?: number) => cursor?.concat(` ${row}`);
    const rows = Array.from({ length: 3 });
    const at = (next_cursor: string | null, prev_cursor: string | null, firstRow?: number) =>
      placeOfPage({ rows, meta: { next_cursor, prev_cursor, total: 53 } }, { firstRow, hrefAt });
    expect(at('b', null)).toEqual({
      shown: 3,
      firstRow: 1,
      total: { count: 53, exact: true },
      prevHref: undefined,
      nextHref: 'b 4',
    });
    expect(at('d', 'b', 51)).toMatchObject({ firstRow: 51, prevHref: 'b 26', nextHref: 'd 54' });
    // Nobody knows the place of a page that was opened by its cursor alone.
    expect(at('d', 'b')).toMatchObject({ firstRow: undefined, prevHref: 'b undefined' });
  });

  it('says how many there are, and when it stopped counting', () => {
    const cursors = { next_cursor: null, prev_cursor: null };
    expect(countRows({ ...cursors, total: 1 }, ['payment', 'payments'])).toBe('1 payment');
    expect(countRows({ ...cursors, total: 10_000, total_is_capped: true }, ['payment', 'payments'])).toBe(
      'More than 10,000 payments',
    );
    expect(countRows(cursors, ['payment', 'payments'])).toBeUndefined();
  });
});
