import type { PaymentAttempt } from '@harbour/contract/model';
import { Badge } from '@harbour/design-system/Badge';
import { Card } from '@harbour/design-system/Card';
import { DateTime } from '@harbour/design-system/DateTime';
import { Table } from '@harbour/design-system/Table';
import type { Column } from '@harbour/design-system/Table';
import { Text } from '@harbour/design-system/Text';
import { PaymentMethod } from '../../components/PaymentMethod.tsx';
import type { BusinessTime } from '../../session/business-time.ts';
import { attemptStatuses, describeAuthentication } from './payment-words.ts';

type Attempt = PaymentAttempt;

interface AttemptsCardProps {
  /** Oldest first, as the API tells them. */
  attempts: readonly Attempt[];
  time: BusinessTime;
}

/** Every try at paying, the newest first: a decline never ends a payment, so there can be several. */
export function AttemptsCard({ attempts, time }: AttemptsCardProps) {
  return (
    <Card title="Attempts" padding="none">
      <Table<Attempt>
        label="Attempts"
        rows={attempts.toReversed()}
        rowKey={(attempt) => attempt.id}
        columns={columnsFor(time)}
      />
    </Card>
  );
}

function columnsFor(time: BusinessTime): Column<Attempt>[] {
  return [
    { key: 'card', header: 'Card', phone: 'title', cell: (attempt) => <PaymentMethod card={attempt.card} /> },
    {
      key: 'status',
      header: 'Result',
      phone: 'status',
      cell: ({ status }) => (
        <Badge tone={attemptStatuses[status].tone}>{attemptStatuses[status].label}</Badge>
      ),
    },
    {
      key: 'why',
      header: 'What happened',
      phone: 'line',
      cell: (attempt) => <Text as="span">{whatHappened(attempt)}</Text>,
    },
    {
      key: 'at',
      header: 'Started',
      numeric: true,
      phone: 'line',
      cell: (attempt) => (
        <Text as="span" tone="muted">
          <DateTime value={attempt.created_at} {...time} />
        </Text>
      ),
    },
  ];
}

function whatHappened({ decline, three_d_secure: authentication }: Attempt): string {
  if (decline) return decline.merchant_message;
  return authentication ? `3-D Secure: ${describeAuthentication(authentication).label}` : 'No 3-D Secure';
}
