import type { BusinessOverview } from '@harbour/contract/model';
import { Grid } from '@harbour/design-system/Grid';
import { Money } from '@harbour/design-system/Money';
import { Stat } from '@harbour/design-system/Stat';
import { changeInCount, changeInRate, formatRate } from './change.ts';

type Overview = BusinessOverview;

/** The range in four figures, each against as many days just before. */
export function TotalsRow({ figures }: { figures: Overview | undefined }) {
  if (!figures) {
    return (
      <Grid columns={4}>
        {['Gross volume', 'Successful payments', 'Success rate', 'Refunds'].map((label) => (
          <Stat key={label} label={label} value="" loading />
        ))}
      </Grid>
    );
  }
  const { totals, previous } = figures;
  return (
    <Grid columns={4}>
      <Stat
        label="Gross volume"
        value={<Money value={totals.gross_volume} />}
        change={changeInCount(totals.gross_volume.amount, previous.gross_volume.amount)}
      />
      <Stat
        label="Successful payments"
        value={totals.succeeded_count.toLocaleString('en')}
        change={changeInCount(totals.succeeded_count, previous.succeeded_count)}
      />
      <Stat
        label="Success rate"
        value={totals.success_rate === null ? '–' : formatRate(totals.success_rate)}
        change={changeInRate(totals.success_rate, previous.success_rate)}
        hint={
          totals.failed_count > 0
            ? `${totals.failed_count.toLocaleString('en')} failed or expired`
            : undefined
        }
      />
      <Stat
        label="Refunds"
        value={<Money value={totals.refunds_total} />}
        change={changeInCount(totals.refunds_total.amount, previous.refunds_total.amount, 'neutral')}
      />
    </Grid>
  );
}
