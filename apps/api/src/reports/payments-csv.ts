import { currencyCodes, currencyExponent } from '@harbour/domain/money';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** A column's header, and the SQL of what stands under it. */
type Column = readonly [header: string, cell: RawBuilder<string | null>];

const USUAL_EXPONENT = 2;
const otherCurrencies = currencyCodes.filter((code) => currencyExponent(code) !== USUAL_EXPONENT);

/**
 * What a minor unit is worth in major units: an exact numeric whose product with a whole number has as many decimals as
 * the currency's ISO 4217 exponent says.
 */
const unit = (exponent: number): RawBuilder<unknown> =>
  sql.lit(exponent === 0 ? '1' : `0.${'1'.padStart(exponent, '0')}`);
const minorUnit = sql`(case payment.currency ${sql.join(
  otherCurrencies.map((code) => sql`when ${sql.lit(code)} then ${unit(currencyExponent(code))}::numeric`),
  sql` `,
)} else ${unit(USUAL_EXPONENT)}::numeric end)`;

/** A text that is safe as it stands: an id, a code, a number. */
const plain = (value: RawBuilder<unknown>) => sql<string | null>`${value}::text`;

/**
 * A text that somebody wrote. Where a spreadsheet would take it for a formula it gets an apostrophe in front; RFC 4180
 * tells when it is quoted.
 */
function written(value: RawBuilder<unknown>): RawBuilder<string | null> {
  const safe = sql`case when ${value} ~ '^[-=+@\\t\\r＝＋－＠]' then '''' || ${value} else ${value} end`;
  return sql<
    string | null
  >`case when ${value} ~ '[",\\r\\n]' then '"' || replace(${safe}, '"', '""') || '"' else ${safe} end`;
}

const sum = (amount: RawBuilder<unknown>) => sql<string>`(${amount} * ${minorUnit})::text`;
const whenCaptured = (amount: RawBuilder<unknown>) =>
  sql<string | null>`case when payment.captured_amount > 0 then ${sum(amount)} end`;
/** An instant in the transaction's time zone with its offset, to the second: `2026-03-14T10:10:00+01:00`. */
const instant = (value: RawBuilder<unknown>) =>
  sql<string | null>`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`;

const COLUMNS: readonly Column[] = [
  ['id', plain(sql`payment.id`)],
  ['reference', written(sql`payment.reference`)],
  ['status', plain(sql`payment.status`)],
  ['mode', plain(sql`payment.mode`)],
  ['amount', sum(sql`payment.amount`)],
  ['currency', plain(sql`payment.currency`)],
  ['fee', whenCaptured(sql`payment.fee_amount`)],
  ['net', whenCaptured(sql`(payment.amount - payment.fee_amount)`)],
  ['refunded_amount', sum(sql`payment.refund_claimed_amount`)],
  ['customer_email', written(sql`(payment.customer ->> 'email')`)],
  ['customer_name', written(sql`(payment.customer ->> 'name')`)],
  ['card_brand', plain(sql`payment.card ->> 'brand'`)],
  ['card_last4', plain(sql`payment.card ->> 'last4'`)],
  ['description', written(sql`payment.description`)],
  ['source', plain(sql`payment.source`)],
  ['payment_link_id', plain(sql`payment.payment_link_id`)],
  ['settlement_id', plain(sql`payment.settlement_id`)],
  ['created_at', instant(sql`payment.created_at`)],
  ['paid_at', instant(sql`payment.paid_at`)],
];

/** Ends every record, as RFC 4180 has it. */
export const RECORD_END = '\r\n';

/** The first record, after a byte order mark: without it, spreadsheets take names for another alphabet. */
export const CSV_HEAD = `\uFEFF${COLUMNS.map(([header]) => header).join(',')}${RECORD_END}`;

/**
 * A row of `payments as payment` as a CSV record with its end: RFC 4180, amounts as decimals with the currency's ISO 4217
 * exponent, times in the time zone that the transaction is set to. PostgreSQL writes it, so that an export of a million
 * rows goes through the server as text and not as a million objects.
 */
export const csvRecord: RawBuilder<string> = sql<string>`concat(${sql.join(
  COLUMNS.flatMap(([, cell], index) => (index === 0 ? [cell] : [sql`','`, cell])),
)}, ${sql.lit(RECORD_END)})`;
