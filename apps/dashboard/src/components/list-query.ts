import { ApiError } from '@harbour/contract/http';
import type { PageMeta } from '@harbour/contract/model';

/**
 * The URL's query with some of a list's filter changed; an empty value removes it. The cursor goes, because page five of
 * one filter is no page of another.
 */
export function withQuery(
  query: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('cursor');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The URL's query at another page of the same list. */
export function withCursor(query: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return next;
}

/** Whether a list refused its cursor: an old bookmark, or the filter in the URL was edited by hand. */
export function isLostPage(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.code === 'invalid_cursor';
}

/** `53 payments`, `More than 10,000 payments`; undefined where the server does not count. */
export function countRows(meta: PageMeta, one: string, many: string): string | undefined {
  if (meta.total === undefined) return undefined;
  const count = `${meta.total.toLocaleString('en')} ${meta.total === 1 ? one : many}`;
  return meta.total_is_capped ? `More than ${count}` : count;
}
