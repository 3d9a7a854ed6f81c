import { createHash } from 'node:crypto';
import type { Schemas } from '@harbour/contract/schema';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from './database.ts';

/** Lists are ordered by these two, newest first; the id settles which of two rows of one instant comes first. */
interface Position {
  created_at: Date;
  id: string;
}

interface Cursor {
  at: string;
  id: string;
  towards: 'next' | 'prev';
  of: string;
}

export interface PageRequest {
  limit: number;
  cursor: string | undefined;
  /** Whose list, and by which filter: a cursor of another list or filter is refused. */
  filter: unknown;
}

export interface Page<Row> {
  rows: Row[];
  meta: Schemas['PageMeta'];
}

/** Rows are counted up to here; more would cost more than the number is worth. */
const COUNTED = 10_000;

/**
 * Reads one page of a list by where it stands, not by how many rows come before, so that any depth costs the same, and counts
 * the list's rows as far as that is cheap.
 *
 * Fails with: invalid_cursor.
 *
 * @param list all rows of the list, in no order
 * @param table the name in that query of the table whose `created_at` and `id` order the list
 */
export async function readPage<DB, TB extends keyof DB, Row extends Position>(
  trx: Transaction,
  list: SelectQueryBuilder<DB, TB, Row>,
  table: TB & string,
  request: PageRequest,
): Promise<Page<Row>> {
  const of = createHash('sha256').update(JSON.stringify(request.filter)).digest('base64url').slice(0, 16);
  const cursor = request.cursor === undefined ? undefined : readCursor(request.cursor, of);
  const backwards = cursor?.towards === 'prev';
  const createdAt = sql.ref(`${table}.created_at`);
  const id = sql.ref(`${table}.id`);
  const found: Row[] = await list
    .where(conditionOf(cursor, createdAt, id))
    .orderBy(createdAt, backwards ? 'asc' : 'desc')
    .orderBy(id, backwards ? 'asc' : 'desc')
    .limit(request.limit + 1)
    .execute();
  const rows = found.slice(0, request.limit);
  if (backwards) rows.reverse();
  const isMore = found.length > request.limit;
  const write = (row: Row | undefined, towards: Cursor['towards']) =>
    row === undefined ? null : writeCursor({ at: row.created_at.toISOString(), id: row.id, towards, of });
  const { total } = await trx
    .selectFrom(
      list
        .clearSelect()
        .select(id.as('id'))
        .limit(COUNTED + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows,
    meta: {
      next_cursor: backwards || isMore ? write(rows.at(-1), 'next') : null,
      prev_cursor: (backwards ? isMore : cursor !== undefined) ? write(rows[0], 'prev') : null,
      total: Math.min(total, COUNTED),
      total_is_capped: total > COUNTED,
    },
  };
}

function conditionOf(
  cursor: Cursor | undefined,
  createdAt: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  return cursor.towards === 'next'
    ? sql<boolean>`(${createdAt}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id})`
    : sql<boolean>`(${createdAt}, ${id}) > (${cursor.at}::timestamptz, ${cursor.id})`;
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.at, cursor.id, cursor.towards, cursor.of])).toString('base64url');
}

function readCursor(text: string, of: string): Cursor {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'string')) {
      const [at, id, towards, list] = value as [string, string, string, string];
      const known = !Number.isNaN(Date.parse(at)) && (towards === 'next' || towards === 'prev');
      if (known && list === of) return { at, id, towards, of };
    }
  } catch {
    // Not JSON: no cursor of ours.
  }
  throw new DomainError('invalid_cursor');
}
