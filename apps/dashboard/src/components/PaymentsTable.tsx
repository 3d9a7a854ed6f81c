import type { PaymentSummary } from '@harbour/contract/model';
import { DateTime } from '@harbour/design-system/DateTime';
import { Money } from '@harbour/design-system/Money';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import { DataTable } from '@harbour/design-system/DataTable';
import type { DataColumn } from '@harbour/design-system/DataTable';
import { Text } from '@harbour/design-system/Text';
import { buildPath, routes } from '@harbour/domain/routes';
import type { ReactNode } from 'react';
import type { BusinessTime } from '../session/business-time.ts';
import { PaymentMethod } from './PaymentMethod.tsx';

interface PaymentsTableProps {
  /** Names the table to screen readers. */
  label: string;
  payments: readonly PaymentSummary[];
  time: BusinessTime;
  /** Leaves out what a narrow place has no room for: description and method. */
  compact?: boolean;
  loading?: boolean;
  refreshing?: boolean;
  skeletonRows?: number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  footer?: ReactNode;
}

/** Payments as rows, each a link to its page; cards on a phone. */
export function PaymentsTable({ time, payments, compact = false, ...table }: PaymentsTableProps) {
  const mixed = new Set(payments.map(({ amount }) => amount.currency)).size > 1;
  const columns = columnsFor(time, mixed);
  return (
    <DataTable<PaymentSummary>
      {...table}
      rows={payments}
      columns={compact ? columns.filter(({ key }) => !wide.has(key)) : columns}
      rowKey={(payment) => payment.id}
      rowHref={(payment) => buildPath(routes.dashboard.payment, { id: payment.id })}
      rowLabel={(payment) => `${customerOf(payment)}, payment ${payment.reference}`}
    />
  );
}

const wide: ReadonlySet<string> = new Set(['description', 'method']);

function customerOf({ customer }: PaymentSummary): string {
  return customer.name ?? customer.email;
}

/** @param mixed several currencies stand below each other, so that a sign alone would not do */
function columnsFor(time: BusinessTime, mixed: boolean): DataColumn<PaymentSummary>[] {
  return [
    {
      key: 'customer',
      header: 'Customer',
      phone: 'title',
      truncate: true,
      cell: customerOf,
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'status',
      cell: (payment) => <StatusBadge status={payment.status} />,
    },
    {
      key: 'description',
      header: 'Description',
      phone: 'hidden',
      truncate: true,
      wideOnly: true,
      cell: (payment) => (
        <Text as="span" tone="muted">
          {payment.description ?? '–'}
        </Text>
      ),
    },
    {
      key: 'method',
      header: 'Method',
      phone: 'hidden',
      wideOnly: true,
      cell: (payment) => <PaymentMethod card={payment.card} />,
    },
    {
      key: 'created',
      header: 'Created',
      numeric: true,
      phone: 'line',
      cell: (payment) => (
        <Text as="span" tone="muted">
          <DateTime value={payment.created_at} {...time} />
        </Text>
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      numeric: true,
      phone: 'value',
      cell: (payment) => (
        <Text as="span" weight="medium">
          <Money value={payment.amount} code={mixed} />
        </Text>
      ),
    },
  ];
}
