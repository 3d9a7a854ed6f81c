import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { toMajorString } from '@harbour/domain/money';
import { stringify } from 'csv-stringify';
import type { Payment } from '../payments/payment.ts';
import { zonedTime } from './zoned-time.ts';

/** A column's header and what stands under it. */
type Column = readonly [header: string, cell: (payment: Payment, timeZone: string) => string];

const sum = (amount: number, { currency }: Payment) => toMajorString({ amount, currency });
const whenCaptured = (payment: Payment, amount: number) =>
  payment.captured_amount > 0 ? sum(amount, payment) : '';

const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ['reference', ({ reference }) => reference],
  ['status', ({ status }) => status],
  ['mode', ({ mode }) => mode],
  ['amount', (payment) => sum(payment.amount, payment)],
  ['currency', ({ currency }) => currency],
  ['fee', (payment) => whenCaptured(payment, payment.fee_amount)],
  ['net', (payment) => whenCaptured(payment, payment.amount - payment.fee_amount)],
  ['refunded_amount', (payment) => sum(payment.refund_claimed_amount, payment)],
  ['customer_email', ({ customer }) => customer.email],
  ['customer_name', ({ customer }) => customer.name ?? ''],
  ['card_brand', ({ card }) => card?.brand ?? ''],
  ['card_last4', ({ card }) => card?.last4 ?? ''],
  ['description', ({ description }) => description ?? ''],
  ['source', ({ source }) => source],
  ['payment_link_id', ({ payment_link_id }) => payment_link_id ?? ''],
  ['settlement_id', ({ settlement_id }) => settlement_id ?? ''],
  ['created_at', ({ created_at }, timeZone) => zonedTime(created_at, timeZone)],
  ['paid_at', ({ paid_at }, timeZone) => (paid_at === null ? '' : zonedTime(paid_at, timeZone))],
];

/**
 * Payments as CSV: RFC 4180, UTF-8 with one byte order mark (without it, spreadsheets take names for another alphabet),
 * amounts as decimals with the currency's ISO 4217 exponent, times in the business's zone. A cell that a spreadsheet
 * would take for a formula gets an apostrophe in front.
 */
export function paymentsCsv(payments: AsyncIterable<Payment>, timeZone: string): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: COLUMNS.map(([header]) => header),
    record_delimiter: '\r\n',
    escape_formulas: true,
    // Line breaks of any kind, not only the one that ends a record.
    quoted_match: /[\r\n]/,
  });
  // A reader that goes away ends the reading of the database too; its error is the stream's own.
  pipeline(rowsOf(payments, timeZone), csv, () => undefined);
  return csv;
}

async function* rowsOf(payments: AsyncIterable<Payment>, timeZone: string): AsyncGenerator<string[]> {
  for await (const payment of payments) yield COLUMNS.map(([, cell]) => cell(payment, timeZone));
}
