import type { BusinessOverview } from '@harbour/contract/model';
import { Money } from '@harbour/design-system/Money';
import { Stat, StatRow } from '@harbour/design-system/Stat';
import { formatPercent } from '@harbour/domain/percent';
import { changeInCount, changeInRate } from './change.ts';
import type { Change } from './change.ts';

interface TotalsRowProps {
  figures: BusinessOverview | undefined;
  /** The days just before, in words: what each change is measured against. */
  comparedWith: string;
}

/** The range in four figures, each against as many days just before. */
export function TotalsRow({ figures, comparedWith }: TotalsRowProps) {
  if (!figures) {
    return (
      <StatRow>
        {['Gross volume', 'Successful payments', 'Success rate', 'Refunds'].map((label) => (
          <Stat key={label} label={label} value="" loading />
        ))}
      </StatRow>
    );
  }
  const { totals, previous } = figures;
  // Where nothing was there to compare with, that is said instead.
  const since = (change: Change | undefined) =>
    change ? { change: { ...change, comparedWith } } : { hint: `None in ${comparedWith}` };
  return (
    <StatRow>
      <Stat
        label="Gross volume"
        value={<Money value={totals.gross_volume} />}
        {...since(changeInCount(totals.gross_volume.amount, previous.gross_volume.amount))}
      />
      <Stat
        label="Successful payments"
        value={totals.succeeded_count.toLocaleString('en')}
        {...since(changeInCount(totals.succeeded_count, previous.succeeded_count))}
      />
      <Stat
        label="Success rate"
        value={totals.success_rate === null ? '–' : formatPercent(totals.success_rate)}
        {...since(changeInRate(totals.success_rate, previous.success_rate))}
      />
      <Stat
        label="Refunds"
        value={<Money value={totals.refunds_total} />}
        {...since(changeInCount(totals.refunds_total.amount, previous.refunds_total.amount, 'neutral'))}
      />
    </StatRow>
  );
}
