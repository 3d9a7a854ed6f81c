import type { OverviewBalances } from '@harbour/contract/model';
import { Grid } from '@harbour/design-system/Grid';
import { Money } from '@harbour/design-system/Money';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { Stack } from '@harbour/design-system/Stack';
import { Figure } from './Figure.tsx';
import { Settlements } from './Settlements.tsx';

export interface BalancesProps {
  balances: OverviewBalances | undefined;
  currency: string;
}

/** What is there, and where the rest has gone, for whoever may know that. */
export function Balances({ balances, currency }: BalancesProps) {
  const maySeeSettlements = usePermission('settlement.list');
  return (
    <Stack gap={5}>
      <Grid columns="pair">
        <Figure
          label="Available"
          lines={1}
          told={balances && { value: <Money value={balances.available} />, notes: ['Not yet paid out'] }}
        />
        <Figure
          label="Pending"
          lines={1}
          told={balances && { value: <Money value={balances.pending} />, notes: ['Not yet available'] }}
        />
      </Grid>
      {maySeeSettlements && <Settlements currency={currency} />}
    </Stack>
  );
}
