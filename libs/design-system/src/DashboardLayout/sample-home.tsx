import { formatPercent } from '@harbour/domain/percent';
import Plus from 'lucide-react/icons/plus';
import { AreaChart } from '../AreaChart/AreaChart.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable, type DataColumn } from '../DataTable/DataTable.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

const latest = [
  {
    id: '1',
    customer: 'Ọládélé Adéyẹmí',
    amount: 12_500_00,
    status: 'succeeded',
    at: '2026-11-27T14:02:00Z',
  },
  { id: '2', customer: 'Chiamaka Obi', amount: 845_00, status: 'failed', at: '2026-11-27T11:15:00Z' },
  { id: '3', customer: 'Halima Bello', amount: 99_000_00, status: 'processing', at: '2026-11-27T09:40:00Z' },
] as const;

type Latest = (typeof latest)[number];

const columns: readonly DataColumn<Latest>[] = [
  { key: 'customer', header: 'Customer', cell: (row) => row.customer },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} />,
    phone: 'status',
  },
  {
    key: 'at',
    header: 'Created',
    cell: (row) => <DateTime value={row.at} timeZone="Africa/Lagos" />,
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <Money amount={row.amount} currency="NGN" />,
    numeric: true,
    phone: 'value',
  },
];

const volumes = [
  42, 31, 0, 18, 56, 64, 38, 45, 29, 9, 21, 72, 81, 56, 61, 48, 15, 26, 84, 91, 70, 76, 52, 24, 33, 98, 112,
  86, 94, 102,
];

/** A home screen as a merchant would see it. */
export function SampleHome() {
  return (
    <Stack gap={6}>
      <PageHeader
        title="Dashboard"
        description="Figures are in Lagos time (GMT+1)."
        actions={
          <Button tone="primary" icon={Plus}>
            New payment link
          </Button>
        }
      />
      <Grid columns={3} gap={3}>
        <Stat
          label="Volume"
          value={<Money amount={1_612_350_00} currency="NGN" size="xl" />}
          change={{
            text: formatPercent(0.124),
            direction: 'up',
            tone: 'good',
            comparedWith: 'the 30 days before',
          }}
          hint="Last 30 days, before fees"
        />
        <Stat label="Payments" value="214" hint="succeeded" href="#payments" />
        <Stat
          label="Next settlement"
          value={<Money amount={204_100_00} currency="NGN" size="xl" />}
          hint="Mon, 30 Nov"
          href="#settlements"
        />
      </Grid>
      <Card title="Volume" description="Last 30 days">
        <AreaChart
          label="Volume a day"
          points={volumes.map((value, index) => ({ label: `${index + 1} Nov`, value: value * 1_000_00 }))}
          currency="NGN"
        />
      </Card>
      <Card title="Latest payments" padding="none" actions={<Link href="#payments">All payments</Link>}>
        <DataTable
          label="Latest payments"
          rows={latest}
          rowKey={(row) => row.id}
          rowHref={(row) => `#payments/${row.id}`}
          columns={columns}
        />
      </Card>
    </Stack>
  );
}
