import type { Schemas } from '@harbour/contract/schema';
import { addDays } from '@harbour/domain/date-range';
import { isCurrency } from '@harbour/domain/money';
import { dateIn, dayRange } from '@harbour/domain/time-zone';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import { fieldError } from '../http/errors.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { loadBusiness } from '../payments/load-business.ts';
import { money } from '../payments/money-answer.ts';
import { paymentSummary } from '../payments/payment-answer.ts';
import type { Mode } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { daysBetween, nearestDay } from '../platform/days.ts';

export interface OverviewFilter {
  mode: Mode;
  from?: string | undefined;
  to?: string | undefined;
  currency?: string | undefined;
}

/** A range without dates ends today and has this many days. */
const DEFAULT_DAYS = 7;
const MOST_DAYS = 366;
const RECENT = 5;

interface Scope {
  businessId: string;
  mode: Mode;
  currency: string;
  timeZone: string;
}

/**
 * The figures of the dashboard's home: sums of payments by the day on which they were created, in the business's zone.
 *
 * Fails with: validation_failed, currency_not_supported.
 */
export function getOverview(
  { database, clock }: AppDependencies,
  businessId: string,
  filter: OverviewFilter,
): Promise<Schemas['BusinessOverview']> {
  return database.forBusiness(businessId, async (trx) => {
    const business = await loadBusiness(trx, businessId);
    const { from, to } = rangeOf(filter, dateIn(clock.now(), business.time_zone));
    const currency = filter.currency ?? business.default_currency;
    if (!isCurrency(currency)) throw currencyNotSupported(currency);
    const scope: Scope = { businessId, mode: filter.mode, currency, timeZone: business.time_zone };
    const length = daysBetween(from, to).length;
    const balances = (await readBalances(trx, businessId, filter.mode)).get(currency);
    const recent = await trx
      .selectFrom('payments')
      .selectAll()
      .where('business_id', '=', businessId)
      .where('mode', '=', filter.mode)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(RECENT)
      .execute();
    return {
      mode: filter.mode,
      currency,
      currencies: await currenciesOf(trx, scope, business.default_currency),
      time_zone: business.time_zone,
      from,
      to,
      totals: await totalsOf(trx, scope, from, to),
      previous: await totalsOf(trx, scope, addDays(from, -length), addDays(from, -1)),
      balances: {
        available: money(balances?.available ?? 0, currency),
        pending: money(balances?.pending ?? 0, currency),
      },
      days: await daysOf(trx, scope, from, to),
      recent_payments: recent.map(paymentSummary),
      setup: await setupOf(trx, scope, business.status === 'verified'),
    };
  });
}

/** As in lists, a day outside those that may have payments stands for the nearest. Fails with: validation_failed. */
function rangeOf({ from, to }: OverviewFilter, today: string): { from: string; to: string } {
  if (from !== undefined && to !== undefined && to < from)
    throw fieldError('to', 'mismatch', 'The last day is before the first.');
  const asked = from === undefined ? undefined : nearestDay(from);
  const last = to === undefined ? (asked !== undefined && asked > today ? asked : today) : nearestDay(to);
  const first = asked ?? addDays(last, 1 - DEFAULT_DAYS);
  if (addDays(first, MOST_DAYS - 1) < last) {
    throw fieldError('to', 'too_many', `A range has ${MOST_DAYS} days at most.`);
  }
  return { from: first, to: last };
}

async function totalsOf(
  trx: Transaction,
  scope: Scope,
  from: string,
  to: string,
): Promise<Schemas['OverviewTotals']> {
  const { start, end } = dayRange(from, to, scope.timeZone);
  const paid = await trx
    .selectFrom('payments')
    .select([
      sql<number>`coalesce(sum(captured_amount), 0)::bigint`.as('gross'),
      sql<number>`count(*) filter (where captured_amount > 0)`.as('succeeded'),
      sql<number>`count(*) filter (where status in ('failed', 'expired'))`.as('failed'),
    ])
    .where('business_id', '=', scope.businessId)
    .where('mode', '=', scope.mode)
    .where('currency', '=', scope.currency)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .executeTakeFirstOrThrow();
  const refunds = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(sql<number>`coalesce(sum(refunds.amount), 0)::bigint`.as('total'))
    .where('refunds.business_id', '=', scope.businessId)
    .where('payments.mode', '=', scope.mode)
    .where('refunds.currency', '=', scope.currency)
    .where('refunds.status', '=', 'succeeded')
    .where('refunds.finished_at', '>=', start)
    .where('refunds.finished_at', '<', end)
    .executeTakeFirstOrThrow();
  const decided = paid.succeeded + paid.failed;
  return {
    gross_volume: money(paid.gross, scope.currency),
    refunds_total: money(refunds.total, scope.currency),
    succeeded_count: paid.succeeded,
    failed_count: paid.failed,
    success_rate: decided === 0 ? null : paid.succeeded / decided,
  };
}

async function daysOf(
  trx: Transaction,
  scope: Scope,
  from: string,
  to: string,
): Promise<Schemas['OverviewDay'][]> {
  const { start, end } = dayRange(from, to, scope.timeZone);
  const rows = await trx
    .selectFrom('payments')
    .select([
      sql<string>`(created_at at time zone ${scope.timeZone}::text)::date`.as('day'),
      sql<number>`coalesce(sum(captured_amount), 0)::bigint`.as('gross'),
      sql<number>`count(*) filter (where captured_amount > 0)`.as('succeeded'),
      sql<number>`count(*) filter (where status in ('failed', 'expired'))`.as('failed'),
    ])
    .where('business_id', '=', scope.businessId)
    .where('mode', '=', scope.mode)
    .where('currency', '=', scope.currency)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .groupBy('day')
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((date) => {
    const row = byDay.get(date);
    return {
      date,
      gross_volume: money(row?.gross ?? 0, scope.currency),
      succeeded_count: row?.succeeded ?? 0,
      failed_count: row?.failed ?? 0,
    };
  });
}

/**
 * The default first, then those that payments were taken in, and the one that was asked for. Each is found behind the one
 * before it in the index: reading all payments for their few currencies would take as long as there are payments.
 */
async function currenciesOf(trx: Transaction, scope: Scope, defaultCurrency: string): Promise<string[]> {
  const next = trx
    .selectFrom('payments')
    .select('currency')
    .where('business_id', '=', scope.businessId)
    .where('mode', '=', scope.mode)
    .orderBy('currency')
    .limit(1);
  const { rows } = await sql<{ currency: string }>`with recursive taken (currency) as (
      (${next})
      union all
      select (${next.where('currency', '>', sql<string>`taken.currency`)}) from taken where taken.currency is not null
    )
    select currency from taken where currency is not null`.execute(trx);
  return [...new Set([defaultCurrency, ...rows.map(({ currency }) => currency), scope.currency])];
}

async function setupOf(
  trx: Transaction,
  { businessId, mode }: Scope,
  verified: boolean,
): Promise<Schemas['SetupChecklist']> {
  const has = async (table: 'payments' | 'payment_links' | 'api_keys') =>
    (await trx
      .selectFrom(table)
      .select('id')
      .where('business_id', '=', businessId)
      .where('mode', '=', mode)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  return {
    has_payment: await has('payments'),
    has_payment_link: await has('payment_links'),
    has_api_key: await has('api_keys'),
    verified,
  };
}
