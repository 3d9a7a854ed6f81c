import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { loadBusiness } from '../payments/load-business.ts';
import type { PaymentFilter } from '../payments/payment-filter.ts';
import { applyFilter } from '../payments/payment-filter.ts';
import { CSV_HEAD, csvRecord } from './payments-csv.ts';

/** Rows read at once: about 1 MB of text. */
const BATCH = 4000;

/** A number of records as one text, and where the last of them stands. */
interface Batch {
  records: string;
  count: number;
  last: { created_at: string; id: string } | null;
}

/**
 * Every payment that matches a filter as CSV, newest first. Read batch by batch from where the last one ended: memory
 * stays small, no transaction and no connection is held while a slow reader takes its time, and a row that comes
 * meanwhile shifts no other. The first batch is read at once: a wrong filter fails here, before anything was answered.
 *
 * Fails with: validation_failed, currency_not_supported.
 *
 * @param limit rows at most
 */
export async function exportPayments(
  { database }: AppDependencies,
  businessId: string,
  filter: PaymentFilter,
  limit: number = Number.POSITIVE_INFINITY,
): Promise<{ timeZone: string; csv: Readable }> {
  const business = await database.forBusiness(businessId, (trx) => loadBusiness(trx, businessId));
  const batchAfter = (last: Batch['last'], size: number): Promise<Batch> =>
    database.forBusiness(businessId, async (trx) => {
      await sql`select set_config('timezone', ${business.time_zone}, true)`.execute(trx);
      const rows = applyFilter(trx.selectFrom('payments as payment'), business, filter)
        .select(['payment.created_at', 'payment.id', csvRecord.as('record')])
        .where(
          last === null
            ? sql<boolean>`true`
            : sql<boolean>`(payment.created_at, payment.id) < (${last.created_at}::timestamptz, ${last.id})`,
        )
        .orderBy('payment.created_at', 'desc')
        .orderBy('payment.id', 'desc')
        .limit(size);
      return trx
        .with('batch', () => rows)
        .selectFrom('batch')
        .select([
          sql<string>`coalesce(string_agg(record, '' order by created_at desc, id desc), '')`.as('records'),
          (select) => select.fn.countAll<number>().as('count'),
          // As PostgreSQL writes it: a Date would lose its microseconds, and rows with them.
          sql<
            Batch['last']
          >`(select json_build_object('created_at', created_at, 'id', id) from batch order by created_at, id limit 1)`.as(
            'last',
          ),
        ])
        .executeTakeFirstOrThrow();
    });
  const first = await batchAfter(null, Math.min(BATCH, limit));
  return {
    timeZone: business.time_zone,
    csv: Readable.from(textOf(first, batchAfter, limit), { objectMode: false }),
  };
}

async function* textOf(
  first: Batch,
  batchAfter: (last: Batch['last'], size: number) => Promise<Batch>,
  limit: number,
): AsyncGenerator<string> {
  yield CSV_HEAD;
  let batch = first;
  let left = limit;
  for (;;) {
    left -= batch.count;
    const size = Math.min(BATCH, left);
    const isEnd = batch.count < BATCH || size <= 0;
    // The next batch is read while this one is on its way to the reader.
    const coming = isEnd ? undefined : batchAfter(batch.last, size);
    // A reader that goes away leaves nobody to tell of what goes wrong then.
    coming?.catch(() => undefined);
    yield batch.records;
    if (coming === undefined) return;
    batch = await coming;
  }
}
