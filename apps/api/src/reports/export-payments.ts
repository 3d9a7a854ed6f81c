import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { loadBusiness } from '../payments/load-business.ts';
import type { PaymentFilter } from '../payments/payment-filter.ts';
import { applyFilter } from '../payments/payment-filter.ts';
import type { Transaction } from '../platform/database.ts';
import { CSV_HEAD, csvRecord, csvSource } from './payments-csv.ts';

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
  const endOfBatch = (after: Position | undefined, size: number): Promise<Position | undefined> =>
    database.forBusiness(businessId, (trx) =>
      rowsAfter(trx, after)
        .select([sql<string>`payment.created_at::text`.as('created_at'), 'payment.id'])
        .offset(size - 1)
        .limit(1)
        .executeTakeFirst(),
    );

  /** Records from a position to the end of its batch, both told by rows: a number of rows would shift with what comes meanwhile. */
  const write = (after: Position | undefined, end: Position | undefined): Promise<string> =>
    database.forBusiness(businessId, async (trx) => {
      await sql`select set_config('timezone', ${business.time_zone}, true)`.execute(trx);
      const rows = rowsAfter(trx, after);
      const batch =
        end === undefined
          ? rows
          : rows.where(
              sql<boolean>`(payment.created_at, payment.id) >= (${end.created_at}::timestamptz, ${end.id})`,
            );
      const { records } = await trx
        // The offset keeps PostgreSQL from working out a row's parts anew wherever the record names them.
        .selectFrom(batch.select(csvSource).offset(0).as('source'))
        .select(
          sql<string | null>`string_agg(${csvRecord}, '' order by created_at desc, id desc)`.as('records'),
        )
        .executeTakeFirstOrThrow();
      return records ?? '';
    });

  /** Batches in the making, in their order. */
  async function* batches(firstEnd: Position | undefined): AsyncGenerator<() => Promise<string>> {
    let after: Position | undefined;
    let end = firstEnd;
    for (let left = limit - FIRST_BATCH; ; left -= BATCH) {
      const [from, to] = [after, end];
      yield () => write(from, to);
      if (end === undefined || left <= 0) return;
      after = end;
      end = await endOfBatch(after, Math.min(BATCH, left));
    }
  }

  const firstEnd = await endOfBatch(undefined, Math.min(FIRST_BATCH, limit));
  return {
    timeZone: business.time_zone,
    csv: Readable.from(textOf(batches(firstEnd)), { objectMode: false }),
  };
}

async function* textOf(batches: AsyncGenerator<() => Promise<string>>): AsyncGenerator<string> {
  yield CSV_HEAD;
  const coming: Promise<string>[] = [];
  for await (const begin of batches) {
    const batch = begin();
    // A reader that goes away leaves nobody to tell of what goes wrong then.
    batch.catch(() => undefined);
    coming.push(batch);
    if (coming.length > AT_ONCE) yield await coming.shift()!;
  }
  for (const batch of coming) yield await batch;
}
