import type { Refund } from '@harbour/contract/model';
import { Badge } from '@harbour/design-system/Badge';
import { Card } from '@harbour/design-system/Card';
import { DateTime } from '@harbour/design-system/DateTime';
import { Money } from '@harbour/design-system/Money';
import { Stack } from '@harbour/design-system/Stack';
import { Table } from '@harbour/design-system/Table';
import type { Column } from '@harbour/design-system/Table';
import { Text } from '@harbour/design-system/Text';
import type { BusinessTime } from '../../session/business-time.ts';
import { refundReasons, refundStatuses } from './payment-words.ts';

interface RefundsCardProps {
  /** Oldest first, as the API tells them. */
  refunds: readonly Refund[];
  time: BusinessTime;
}

/** What was given back and by whom, the newest first. */
export function RefundsCard({ refunds, time }: RefundsCardProps) {
  return (
    <Card title="Refunds" padding="none">
      <Table<Refund>
        label="Refunds"
        rows={refunds.toReversed()}
        rowKey={(refund) => refund.id}
        columns={columnsFor(time)}
      />
    </Card>
  );
}

function columnsFor(time: BusinessTime): Column<Refund>[] {
  return [
    {
      key: 'reason',
      header: 'Reason',
      phone: 'title',
      cell: (refund) => (
        <Stack gap={0}>
          <Text as="span">{refundReasons[refund.reason]}</Text>
          {(refund.failure_message ?? refund.internal_note) && (
            <Text as="span" size="sm" tone={refund.failure_message ? 'danger' : 'muted'}>
              {refund.failure_message ?? refund.internal_note}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'status',
      cell: ({ status }) => <Badge tone={refundStatuses[status].tone}>{refundStatuses[status].label}</Badge>,
    },
    {
      key: 'by',
      header: 'By',
      phone: 'line',
      cell: ({ created_by: by }) => (by ? `${by.first_name} ${by.last_name}` : 'API'),
    },
    {
      key: 'created',
      header: 'Created',
      numeric: true,
      phone: 'line',
      cell: (refund) => (
        <Text as="span" tone="muted">
          <DateTime value={refund.created_at} {...time} />
        </Text>
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      numeric: true,
      phone: 'value',
      cell: (refund) => (
        <Text as="span" weight="medium">
          <Money value={refund.amount} />
        </Text>
      ),
    },
  ];
}
