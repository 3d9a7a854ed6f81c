import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import type { DataColumn } from './data-columns.ts';

/** A payment as the stories and the benchmark list it. */
export interface SamplePayment {
  id: string;
  customer: string;
  reference: string;
  method: string;
  amount: { amount: number; currency: string };
  fee: { amount: number; currency: string };
  status: StatusBadgeProps['status'];
  createdAt: string;
}

const customers = [
  'Ọládélé Adéyẹmí',
  'Ngọc Ánh Trần',
  'Chiamaka Obi',
  '张伟',
  'Amélie Söhne & Fils',
  'Tobias Meyer',
  'Halima Bello',
  'Café Ünïcode',
];
const statuses: readonly StatusBadgeProps['status'][] = [
  'succeeded',
  'succeeded',
  'processing',
  'failed',
  'succeeded',
  'partially_refunded',
  'requires_action',
  'refunded',
  'disputed',
];
const methods = ['Visa ·· 4242', 'Mastercard ·· 4444', 'Verve ·· 0223', 'Amex ·· 0005'];
const newest = Date.UTC(2026, 10, 27, 14, 2);

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** The same payments every time: newest first, 37 minutes apart. */
export function samplePayments(count: number): readonly SamplePayment[] {
  return Array.from({ length: count }, (_, index) => {
    // A fixed stride through a prime field: amounts that look unordered and never change.
    const amount = ((index * 7_919_333) % 9_973_421) + 45_000;
    return {
      id: `txn_${index + 1}`,
      customer: at(customers, index),
      reference: `INV-2026-${String(count - index).padStart(5, '0')}`,
      method: at(methods, index),
      amount: { amount, currency: 'NGN' },
      fee: { amount: Math.round(amount * 0.015), currency: 'NGN' },
      status: at(statuses, index),
      createdAt: new Date(newest - index * 37 * 60_000).toISOString(),
    };
  });
}

/** Eight columns of every kind: words, references, a badge, times, money. */
export const paymentColumns: readonly DataColumn<SamplePayment>[] = [
  {
    key: 'customer',
    header: 'Customer',
    cell: (row) => row.customer,
    sortValue: (row) => row.customer,
    required: true,
    width: '17%',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} />,
    phone: 'status',
    width: '15%',
  },
  {
    key: 'reference',
    header: 'Reference',
    cell: (row) => (
      <Text as="span" tone="muted" numeric>
        {row.reference}
      </Text>
    ),
    sortValue: (row) => row.reference,
    width: '13%',
  },
  { key: 'method', header: 'Method', cell: (row) => row.method, width: '14%' },
  {
    key: 'created',
    header: 'Created (WAT)',
    cell: (row) => <DateTime value={row.createdAt} timeZone="Africa/Lagos" />,
    sortValue: (row) => row.createdAt,
    width: '15%',
  },
  {
    key: 'fee',
    header: 'Fee',
    cell: (row) => <Money value={row.fee} tone="muted" />,
    sortValue: (row) => row.fee.amount,
    numeric: true,
    phone: 'hidden',
    width: '10%',
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <Money value={row.amount} />,
    sortValue: (row) => row.amount.amount,
    numeric: true,
    phone: 'value',
    width: '12%',
    required: true,
  },
];
