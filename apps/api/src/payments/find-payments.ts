import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { containing, isPartOfId } from '../platform/database.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { applyFilter, hasText, instantsOf } from './payment-filter.ts';

/** A search shows so many payments at most. */
const SHOWN = 1_000;

/** So many of the newest payments are looked at one by one: what is in many of them is found there. */
const LOOKED_AT = 2_000;

/** Three letters or digits in a row: what the index of words can be asked for. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

const MAY_BE_LAST_FOUR = /^\d{4}$/;

export interface FoundPayments {
  /** The newest that were found, in no order. */
  ids: string[];
  /** Whether they are all that there are. */
  areAll: boolean;
}

/**
 * Payments of a business that a search finds, with a bound to what it costs however many there are. First the newest are looked
 * at; then the index of words is asked day by day, backwards, until there are enough. What the index does not know (the last
 * digits of cards, and texts without three letters or digits in a row) is found among the newest alone; a whole id, or its
 * beginning, wherever it is.
 *
 * Fails with: validation_failed, currency_not_supported.
 */
export async function findPayments(
  trx: Transaction,
  business: { id: string; time_zone: string },
  { search, ...filter }: PaymentFilter & { search: string },
): Promise<FoundPayments> {
  const all = () => applyFilter(trx.selectFrom('payments as payment'), business, filter);
  const found = await lookAtNewest(trx, all, search);
  if (found.isEverything || found.ids.length > SHOWN)
    return { ids: found.ids.slice(0, SHOWN), areAll: found.ids.length <= SHOWN };
  const ids = new Set(found.ids);
  const byId = await findById(trx, all, business.id, search.trim());
  for (const id of byId.ids) ids.add(id);
  if (!HAS_TRIGRAM.test(search)) return { ids: [...ids], areAll: false };
  const older = await findByWords(trx, all, business, { search, ...filter });
  for (const id of older.slice(0, SHOWN)) ids.add(id);
  const areAll = byId.areAll && older.length <= SHOWN && !MAY_BE_LAST_FOUR.test(search.trim());
  return { ids: [...ids], areAll };
}

type AllPayments = () => ReturnType<typeof applyFilter<object>>;

async function lookAtNewest(trx: Transaction, all: AllPayments, search: string) {
  const newest = all()
    .selectAll('payment')
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(LOOKED_AT);
  const { rows } = await sql<{ count: number; ids: string[] }>`with payment as materialized (${newest})
    select (select count(*) from payment), array(
      select id from payment where ${hasText(search)} order by created_at desc, id desc limit ${SHOWN + 1}
    ) as ids`.execute(trx);
  const { count = 0, ids = [] } = rows[0] ?? {};
  return { ids, isEverything: count < LOOKED_AT };
}

/**
 * The newest whose ids begin so. Looked up among the words, whose index of ids is in the order of their bytes whatever the
 * database's collation, and is written by no charge.
 */
async function findById(
  trx: Transaction,
  all: AllPayments,
  businessId: string,
  text: string,
): Promise<FoundPayments> {
  if (!isPartOfId(text)) return { ids: [], areAll: true };
  await askFor(trx, '');
  const id = sql<string>`searched.payment_id collate "C"`;
  const beginning = await trx
    .selectFrom('payment_search as searched')
    .select('searched.payment_id')
    .where('searched.business_id', '=', businessId)
    .where(id, '>=', text)
    .where(id, '<', `${text}~`)
    .orderBy(id, 'desc')
    .limit(SHOWN + 1)
    .execute();
  const ids = beginning.slice(0, SHOWN).map(({ payment_id }) => payment_id);
  const rows = await all()
    .select('payment.id')
    .where(sql<boolean>`payment.id = any(${ids}::text[])`)
    .execute();
  return { ids: rows.map(({ id: found }) => found), areAll: beginning.length <= SHOWN };
}

/** What the policy of the words lets through in this transaction. */
async function askFor(trx: Transaction, text: string): Promise<void> {
  await sql`select set_config('harbour.search', lower(${containing(text)}), true)`.execute(trx);
}

async function findByWords(
  trx: Transaction,
  all: AllPayments,
  business: { id: string; time_zone: string },
  filter: PaymentFilter & { search: string },
): Promise<string[]> {
  const { start = null, end = null } = instantsOf(filter, business.time_zone);
  const at = (direction: 'asc' | 'desc') =>
    trx
      .selectFrom('payments')
      .select('created_at')
      .where('business_id', '=', business.id)
      .where('mode', '=', filter.mode)
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(1);
  let words = trx
    .selectFrom('payment_search as searched')
    .select('searched.payment_id')
    .where(sql<boolean>`searched.place = harbour_search_place(${business.id}, ${filter.mode}, day.start)`)
    .orderBy('searched.created_at', 'desc')
    .orderBy('searched.payment_id', 'desc');
  if (start !== null) words = words.where('searched.created_at', '>=', start);
  if (end !== null) words = words.where('searched.created_at', '<', end);
  const { status, currency, payment_link_id, settlement_id } = filter;
  if ((status ?? currency ?? payment_link_id ?? settlement_id) === undefined) words = words.limit(SHOWN + 1);
  // As an array, so that payments are looked up by what was found, and never the other way round.
  const ofDay = all()
    .select('payment.id')
    .where(sql<boolean>`payment.id = any(array(${words}))`)
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(SHOWN + 1);
  await askFor(trx, filter.search);
  const { rows } = await sql<{ id: string }>`select found.id
    from (
      select date_trunc('day', least((${at('desc')}), ${end}::timestamptz), 'UTC') as newest,
        date_trunc('day', greatest((${at('asc')}), ${start}::timestamptz), 'UTC') as oldest
    ) span
    cross join lateral generate_series(span.newest, span.oldest, '-24 hours') as day (start)
    cross join lateral (${ofDay}) found
    limit ${SHOWN + 1}`.execute(trx);
  return rows.map(({ id }) => id);
}
