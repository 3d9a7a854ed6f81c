import { Card } from '@harbour/design-system/Card';
import { Grid } from '@harbour/design-system/Grid';
import { lazyPart } from '@harbour/design-system/lazy-part';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { Stack } from '@harbour/design-system/Stack';
import type { BalancesProps } from './Balances.tsx';
import { FigureLoading } from './FigureLoading.tsx';

const { Part: Balances } = lazyPart<BalancesProps>(async () => (await import('./Balances.tsx')).Balances, {
  placeholder: BalancesLoading,
});

/** What the ledger holds for the business right now, whatever days are chosen, and where the rest has gone. */
export function BalancesCard(props: BalancesProps) {
  return (
    <Card title="Balance" description="Right now, after fees and refunds">
      <Balances {...props} />
    </Card>
  );
}

/** The room of both rows of Balances. */
function BalancesLoading() {
  return (
    <Stack gap={5}>
      <Grid columns="pair">
        <FigureLoading lines={1} />
        <FigureLoading lines={1} />
      </Grid>
      {usePermission('settlement.list') && (
        <Grid>
          <FigureLoading lines={2} />
          <FigureLoading lines={2} />
        </Grid>
      )}
    </Stack>
  );
}
