import { DomainError } from './errors.ts';

/** A place in a list that is sorted by id: the rows after or before it. */
export interface IdPlace {
  after?: string;
  before?: string;
}

export function encodeIdPlace(place: IdPlace): string {
  return Buffer.from(place.before === undefined ? `a${place.after ?? ''}` : `b${place.before}`).toString(
    'base64url',
  );
}

/** Fails with: invalid_cursor. */
export function decodeIdPlace(cursor: string | undefined): IdPlace {
  if (cursor === undefined) return {};
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const match = /^([ab])([a-z]+_[0-9a-z]{26})$/.exec(text);
  if (match?.[2] === undefined) throw new DomainError('invalid_cursor');
  return match[1] === 'a' ? { after: match[2] } : { before: match[2] };
}

export interface IdPage<Row> {
  rows: Row[];
  meta: { next_cursor: string | null; prev_cursor: string | null };
}

/**
 * One page of such a list. `read` is asked for one row more than the page holds, which tells whether there is another.
 */
export async function readIdPage<Row extends { id: string }>(
  query: { limit?: number; cursor?: string },
  read: (page: IdPlace & { count: number }) => Promise<Row[]>,
): Promise<IdPage<Row>> {
  const limit = query.limit ?? 25;
  const place = decodeIdPlace(query.cursor);
  const found = await read({ ...place, count: limit + 1 });
  const backwards = place.before !== undefined;
  const more = found.length > limit;
  const rows = more ? (backwards ? found.slice(1) : found.slice(0, limit)) : found;
  const first = rows.at(0);
  const last = rows.at(-1);
  const hasPrevious = backwards ? more : place.after !== undefined;
  const hasNext = backwards ? true : more;
  return {
    rows,
    meta: {
      next_cursor: hasNext && last !== undefined ? encodeIdPlace({ after: last.id }) : null,
      prev_cursor: hasPrevious && first !== undefined ? encodeIdPlace({ before: first.id }) : null,
    },
  };
}
