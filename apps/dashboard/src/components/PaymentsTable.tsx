import type { PaymentSummary } from '@harbour/contract/model';
import { DateTime } from '@harbour/design-system/DateTime';
import { Money } from '@harbour/design-system/Money';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import { Table } from '@harbour/design-system/Table';
import type { Column } from '@harbour/design-system/Table';
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
  loading?: boolean;
  skeletonRows?: number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  footer?: ReactNode;
}

/** Payments as rows, each a link to its page; cards on a phone. */
export function PaymentsTable({ timeZone, payments, ...table }: PaymentsTableProps) {
  return (
    <Table<PaymentSummary>
      {...table}
      rows={payments}
      columns={columnsFor(timeZone)}
      rowKey={(payment) => payment.id}
      rowHref={(payment) => buildPath(routes.dashboard.payment, { id: payment.id })}
      rowLabel={(payment) => `Payment ${payment.reference}`}
    />
  );
}

function columnsFor(timeZone: string): Column<PaymentSummary>[] {
  return [
    {
      key: 'amount',
      header: 'Amount',
      numeric: true,
      phone: 'value',
      cell: (payment) => (
        <Text as="span" weight="medium">
          <Money value={payment.amount} code />
        </Text>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'line',
      cell: (payment) => <StatusBadge status={payment.status} />,
    },
    {
      key: 'customer',
      header: 'Customer',
      phone: 'title',
      cell: (payment) => (
        <Text as="span" truncate>
          {payment.customer.name ?? payment.customer.email}
        </Text>
      ),
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
  ];
}
