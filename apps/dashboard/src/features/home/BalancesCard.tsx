import type { Money as MoneyValue, OverviewBalances } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { Grid } from '@harbour/design-system/Grid';
import { Money } from '@harbour/design-system/Money';
import { Skeleton } from '@harbour/design-system/Skeleton';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';

/** What the ledger holds for the business right now, whatever days are chosen. */
export function BalancesCard({ balances }: { balances: OverviewBalances | undefined }) {
  return (
    <Card title="Balance" description="Right now, after fees and refunds">
      {balances ? (
        <Grid columns="pair" gap={4}>
          <Balance label="Available" note="Ready for the next settlement" money={balances.available} />
          <Balance label="Pending" note="Captured, not yet available" money={balances.pending} />
        </Grid>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}

function Balance({ label, note, money }: { label: string; note: string; money: MoneyValue }) {
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Text as="div" size="lg" weight="strong">
        <Money value={money} />
      </Text>
      <Text size="xs" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}
