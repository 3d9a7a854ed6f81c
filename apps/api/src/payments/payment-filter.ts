import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import { dayRange, startOfDay } from '@harbour/domain/time-zone';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import { fieldError } from '../http/errors.ts';
import { containsText, isPartOfId } from '../platform/database.ts';
import { FIRST_DAY, nearestDay } from '../platform/days.ts';
import type { Tables } from '../platform/tables.ts';
import type { Mode } from './tables.ts';

/** The filter of the list and of both exports. */
export interface PaymentFilter {
  mode: Mode;
  status?: Schemas['PaymentStatus'] | undefined;
  /** Days in the business's time zone, the last one included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  currency?: string | undefined;
  payment_link_id?: string | undefined;
  settlement_id?: string | undefined;
}

type PaymentQuery<Row> = SelectQueryBuilder<Tables & { payment: Tables['payments'] }, 'payment', Row>;

/**
 * Narrows a query over `payments as payment` to what the filter asks for. A day is the business's own day, so on the
 * days of a clock change it has 23 or 25 hours.
 *
 * Fails with: validation_failed, currency_not_supported.
 */
export function applyFilter<Row>(
  query: PaymentQuery<Row>,
  business: { id: string; time_zone: string },
  filter: PaymentFilter,
): PaymentQuery<Row> {
  let narrowed = query.where('payment.business_id', '=', business.id).where('payment.mode', '=', filter.mode);
  if (filter.status !== undefined) narrowed = narrowed.where('payment.status', '=', filter.status);
  if (filter.currency !== undefined) {
    if (!isCurrency(filter.currency)) throw currencyNotSupported(filter.currency);
    narrowed = narrowed.where('payment.currency', '=', filter.currency);
  }
  if (filter.payment_link_id !== undefined) {
    narrowed = narrowed.where('payment.payment_link_id', '=', filter.payment_link_id);
  }
  if (filter.settlement_id !== undefined)
    narrowed = narrowed.where('payment.settlement_id', '=', filter.settlement_id);
  const { start, end } = instantsOf(filter, business.time_zone);
  if (start !== undefined) narrowed = narrowed.where('payment.created_at', '>=', start);
  if (end !== undefined) narrowed = narrowed.where('payment.created_at', '<', end);
  return isSearched(filter) ? narrowed.where(hasText(filter.search)) : narrowed;
}

/** Whether a filter asks for a text. */
export function isSearched(filter: PaymentFilter): filter is PaymentFilter & { search: string } {
  return filter.search !== undefined && filter.search.trim() !== '';
}

/** From the start of the first day to the end of the last; either may be open. Fails with: validation_failed. */
export function instantsOf(
  { from, to }: Pick<PaymentFilter, 'from' | 'to'>,
  timeZone: string,
): { start: Date | undefined; end: Date | undefined } {
  if (from !== undefined && to !== undefined && to < from) {
    throw fieldError('to', 'mismatch', 'The last day is before the first.');
  }
  return {
    start: from === undefined ? undefined : startOfDay(nearestDay(from), timeZone),
    end: to === undefined ? undefined : dayRange(FIRST_DAY, nearestDay(to), timeZone).end,
  };
}

/** Literal: `%` and `_` are ordinary characters, spaces around the text are not part of it. */
export function hasText(text: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    [
      containsText(sql.ref('payment.reference'), text),
      ...(isPartOfId(text) ? [containsText(sql.ref('payment.id'), text)] : []),
      containsText(sql.ref('payment.description'), text),
      containsText(sql`payment.customer ->> 'email'`, text),
      containsText(sql`payment.customer ->> 'name'`, text),
      sql<boolean>`payment.card ->> 'last4' = ${text.trim()}`,
    ],
    sql` or `,
  )})`;
}
