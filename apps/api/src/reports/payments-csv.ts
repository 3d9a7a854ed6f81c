import { currencyCodes, currencyExponent } from '@harbour/domain/money';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

const USUAL_EXPONENT = 2;
const otherCurrencies = currencyCodes.filter((code) => currencyExponent(code) !== USUAL_EXPONENT);

/**
 * What a minor unit is worth in major units: an exact numeric whose product with a whole number has as many decimals as
 * the currency's ISO 4217 exponent says.
 */
const unitOf = (exponent: number) =>
  sql`${sql.lit(exponent === 0 ? '1' : `0.${'1'.padStart(exponent, '0')}`)}::numeric`;

/** The usual exponent is found by one look-up; the others, which are rare, one by one. */
const minorUnit = sql<string>`case when payment.currency not in (${sql.join(otherCurrencies.map((code) => sql.lit(code)))})
  then ${unitOf(USUAL_EXPONENT)} else case payment.currency ${sql.join(
    otherCurrencies.map((code) => sql`when ${sql.lit(code)} then ${unitOf(currencyExponent(code))}`),
    sql` `,
  )} end end`;

/**
 * What is taken out of a row of `payments as payment` once, for the record that follows. In a query of its own: PostgreSQL
 * would otherwise work these out again wherever the record names them.
 */
export const csvSource = [
  'payment.id',
  'payment.reference',
  'payment.status',
  'payment.mode',
  'payment.amount',
  'payment.currency',
  'payment.captured_amount',
  'payment.fee_amount',
  'payment.refund_claimed_amount',
  'payment.description',
  'payment.source',
  'payment.payment_link_id',
  'payment.settlement_id',
  'payment.created_at',
  'payment.paid_at',
  minorUnit.as('unit'),
  sql<string | null>`payment.customer ->> 'email'`.as('email'),
  sql<string | null>`payment.customer ->> 'name'`.as('name'),
  sql<string | null>`payment.card ->> 'brand'`.as('brand'),
  sql<string | null>`payment.card ->> 'last4'`.as('last4'),
] as const;

/** A column's header, and the SQL of what stands under it: a text, or one that somebody wrote, which may need care. */
type Column = readonly [header: string, cell: RawBuilder<unknown>, kind?: 'written'];

const sum = (amount: RawBuilder<unknown>) => sql`${amount} * unit`;
const whenCaptured = (amount: RawBuilder<unknown>) =>
  sql`case when captured_amount > 0 then ${sum(amount)} end`;
/**
 * An instant in the transaction's time zone with its offset, to the second: `2026-03-14T10:10:00+01:00`, as JSON has it
 * (a JSON text is its own element 0). PostgreSQL writes that faster than any pattern of `to_char`.
 */
const instant = (value: RawBuilder<unknown>) => sql`to_jsonb(date_trunc('second', ${value})) ->> 0`;

const COLUMNS: readonly Column[] = [
  ['id', sql`id`],
  ['reference', sql`reference`, 'written'],
  ['status', sql`status`],
  ['mode', sql`mode`],
  ['amount', sum(sql`amount`)],
  ['currency', sql`currency`],
  ['fee', whenCaptured(sql`fee_amount`)],
  ['net', whenCaptured(sql`(amount - fee_amount)`)],
  ['refunded_amount', sum(sql`refund_claimed_amount`)],
  ['customer_email', sql`email`, 'written'],
  ['customer_name', sql`name`, 'written'],
  ['card_brand', sql`brand`],
  ['card_last4', sql`last4`],
  ['description', sql`description`, 'written'],
  ['source', sql`source`],
  ['payment_link_id', sql`payment_link_id`],
  ['settlement_id', sql`settlement_id`],
  ['created_at', instant(sql`created_at`)],
  ['paid_at', instant(sql`paid_at`)],
];

/** What a spreadsheet takes for the beginning of a formula, with the wide forms of `-=+@`. */
const FORMULA_STARTS = ['-', '=', '+', '@', '\t', '\r', '＝', '＋', '－', '＠'].map((start) =>
  start.codePointAt(0),
);

/**
 * Where a spreadsheet would take a cell for a formula it gets an apostrophe in front. Only the first character is looked at, as
 * a number: comparing texts for every cell would cost as much as writing them.
 */
function careful(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ascii(${text}) = any(${sql.lit(`{${FORMULA_STARTS.join(',')}}`)}::int[]) then '''' || ${text} else ${text} end`;
}

/** The first record, after a byte order mark: without it, spreadsheets take names for another alphabet. */
export const CSV_HEAD = `\uFEFF${COLUMNS.map(([header]) => header).join(',')}\r\n`;

/**
 * The cells of a row of `csvSource`: amounts as decimals with the currency's ISO 4217 exponent, times in the time zone that the
 * transaction is set to.
 */
export const csvCells = COLUMNS.map(([header, cell, kind]) =>
  (kind === 'written' ? careful(cell) : cell).as(header),
);
