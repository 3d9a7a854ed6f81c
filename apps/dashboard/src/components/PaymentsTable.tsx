import type { PaymentSummary } from '@harbour/contract/model';
import { DateTime } from '@harbour/design-system/DateTime';
import { Money } from '@harbour/design-system/Money';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import { DataTable } from '@harbour/design-system/DataTable';
import type { DataColumn } from '@harbour/design-system/DataTable';
import { Text } from '@harbour/design-system/Text';
import { buildPath, routes } from '@harbour/domain/routes';
import type { ReactNode } from 'react';
import { PaymentMethod } from './PaymentMethod.tsx';

interface PaymentsTableProps {
  /** Names the table to screen readers. */
  label: string;
  payments: readonly PaymentSummary[];
  /** IANA zone of the business, in which the times are told. */
  timeZone: string;
  /** Leaves out what a narrow place has no room for: description and method. */
  compact?: boolean;
  loading?: boolean;
  skeletonRows?: number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  footer?: ReactNode;
}

/** Payments as rows, each a link to its page; cards on a phone. */
export function PaymentsTable({ timeZone, payments, compact = false, ...table }: PaymentsTableProps) {
  const mixed = new Set(payments.map(({ amount }) => amount.currency)).size > 1;
  const columns = columnsFor(timeZone, mixed);
  return (
    <DataTable<PaymentSummary>
      {...table}
      rows={payments}
      columns={compact ? columns.filter(({ key }) => !wide.has(key)) : columns}
      rowKey={(payment) => payment.id}
      rowHref={(payment) => buildPath(routes.dashboard.payment, { id: payment.id })}
      rowLabel={(payment) => `${payer(payment)}, payment ${payment.reference}`}
    />
  );
}

const wide: ReadonlySet<string> = new Set(['description', 'method']);

function payer({ customer }: PaymentSummary): string {
  return customer.name ?? customer.email;
}

/** @param mixed several currencies stand below each other, so that a sign alone would not do */
function columnsFor(timeZone: string, mixed: boolean): DataColumn<PaymentSummary>[] {
  return [
    {
      key: 'customer',
      header: 'Customer',
      phone: 'title',
      cell: (payment) => (
        <Text as="span" truncate>
          {payer(payment)}
        </Text>
      ),
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
      cell: (payment) => (
        <Text as="span" tone="muted" truncate>
          {payment.description ?? payment.reference}
        </Text>
      ),
    },
    {
      key: 'method',
      header: 'Method',
      phone: 'hidden',
      cell: (payment) => <PaymentMethod card={payment.card} />,
    },
    {
      key: 'date',
      header: 'Date',
      numeric: true,
      phone: 'line',
      cell: (payment) => (
        <Text as="span" tone="muted">
          <DateTime value={payment.created_at} timeZone={timeZone} />
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
