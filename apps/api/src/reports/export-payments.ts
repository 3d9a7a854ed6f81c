import { Readable } from 'node:stream';
import type { CompiledQuery } from 'kysely';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { loadBusiness } from '../payments/load-business.ts';
import type { PaymentFilter } from '../payments/payment-filter.ts';
import { applyFilter } from '../payments/payment-filter.ts';
import { copyCsv } from '../platform/copy-csv.ts';
import type { Transaction } from '../platform/database.ts';
import { CSV_HEAD, csvCells, csvSource } from './payments-csv.ts';

/** Rows written at once, about 1 MB of text; few of them at first, so that the download begins at once. */
const BATCH = 4000;
const FIRST_BATCH = 200;

/** Batches that are written at the same time: while one is on its way, the next two are in the making. */
const AT_ONCE = 2;

/** Where a row stands in the list. As PostgreSQL writes the instant: a Date would lose its microseconds, and rows with them. */
interface Position {
  created_at: string;
  id: string;
}

/** Rows to be written, and the last of them; no end where they are all that is left. */
interface Batch {
  end: Position | undefined;
  rows: CompiledQuery;
}

/**
 * Every payment that matches a filter as CSV, newest first. Batch by batch from where the last one ended: memory stays
 * small, no transaction and no connection is held while a slow reader takes its time, and a row that comes meanwhile
 * shifts no other. A wrong filter fails here, before anything was answered.
 *
 * Fails with: validation_failed, currency_not_supported.
 *
 * @param limit rows at most; a few more where payments come in meanwhile
 */
export async function exportPayments(
  { database }: AppDependencies,
  businessId: string,
  filter: PaymentFilter,
  limit: number = Number.POSITIVE_INFINITY,
): Promise<{ timeZone: string; csv: Readable }> {
  const business = await database.forBusiness(businessId, (trx) => loadBusiness(trx, businessId));
  const rowsAfter = (trx: Transaction, after: Position | undefined) => {
    const rows = applyFilter(trx.selectFrom('payments as payment'), business, filter)
      .orderBy('payment.created_at', 'desc')
      .orderBy('payment.id', 'desc');
    return after === undefined
      ? rows
      : rows.where(
          sql<boolean>`(payment.created_at, payment.id) < (${after.created_at}::timestamptz, ${after.id})`,
        );
  };

  /** The last row of the batch that begins after a position; undefined where fewer rows are left. */
  const endOfBatch = (trx: Transaction, after: Position | undefined, size: number) =>
    trx
      // Written as a text outside, where one row is left: the rows that are skipped would be written as well.
      .selectFrom(
        rowsAfter(trx, after)
          .select(['payment.created_at', 'payment.id'])
          .offset(size - 1)
          .limit(1)
          .as('last'),
      )
      .select([sql<string>`created_at::text`.as('created_at'), 'id'])
      .executeTakeFirst();

  /** Rows from a position to the end of their batch, both told by rows: a number of rows would shift with what comes meanwhile. */
  const rowsBetween = (trx: Transaction, after: Position | undefined, end: Position | undefined) => {
    const rows = rowsAfter(trx, after);
    const batch =
      end === undefined
        ? rows
        : rows.where(
            sql<boolean>`(payment.created_at, payment.id) >= (${end.created_at}::timestamptz, ${end.id})`,
          );
    return (
      trx
        // The offset keeps PostgreSQL from working out a row's parts anew wherever a cell names them.
        .selectFrom(batch.select(csvSource).offset(0).as('source'))
        .select(csvCells)
        .orderBy('source.created_at', 'desc')
        .orderBy('source.id', 'desc')
        .compile()
    );
  };

  const nextBatch = (after: Position | undefined, size: number): Promise<Batch> =>
    database.unhurried.forBusiness(businessId, async (trx) => {
      const end = await endOfBatch(trx, after, size);
      return { end, rows: rowsBetween(trx, after, end) };
    });

  /** Batches in the making, in their order. */
  async function* batches(first: Batch): AsyncGenerator<() => Promise<Buffer>> {
    let batch = first;
    for (let left = limit - FIRST_BATCH; ; left -= BATCH) {
      const { rows } = batch;
      yield () => copyCsv(database.pool, { businessId, timeZone: business.time_zone }, rows);
      if (batch.end === undefined || left <= 0) return;
      batch = await nextBatch(batch.end, Math.min(BATCH, left));
    }
  }

  const first = await nextBatch(undefined, Math.min(FIRST_BATCH, limit));
  return {
    timeZone: business.time_zone,
    csv: Readable.from(bytesOf(batches(first)), { objectMode: false }),
  };
}

async function* bytesOf(batches: AsyncGenerator<() => Promise<Buffer>>): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_HEAD);
  const coming: Promise<Buffer>[] = [];
  for await (const begin of batches) {
    const batch = begin();
    // A reader that goes away leaves nobody to tell of what goes wrong then.
    batch.catch(() => undefined);
    coming.push(batch);
    if (coming.length > AT_ONCE) yield await coming.shift()!;
  }
  for (const batch of coming) yield await batch;
}
