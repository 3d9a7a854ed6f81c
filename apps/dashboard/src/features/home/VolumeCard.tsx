import type { BusinessOverview } from '@harbour/contract/model';
import { AreaChart } from '@harbour/design-system/AreaChart';
import { Card } from '@harbour/design-system/Card';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { formatMoney } from '@harbour/domain/money';
import { formatDay } from '../../calendar/date-range.ts';

/** Captured volume, day by day of the business's zone. */
export function VolumeCard({ figures }: { figures: BusinessOverview | undefined }) {
  const days = figures?.days ?? [];
  const nothing = figures !== undefined && figures.totals.succeeded_count === 0;
  const format = (amount: number) => formatMoney({ amount, currency: figures?.currency ?? 'USD' });
  return (
    <Card title="Volume">
      {nothing ? (
        <EmptyState
          compact
          title="Nothing captured on these days"
          description="Choose a longer range, or take a payment."
        />
      ) : (
        <AreaChart
          label="Captured per day, before fees and refunds"
          loading={!figures}
          points={days.map((day) => ({
            label: formatDay(day.date),
            value: day.gross_volume.amount,
            detail:
              day.succeeded_count === 1
                ? '1 payment'
                : `${day.succeeded_count.toLocaleString('en')} payments`,
          }))}
          format={format}
          formatScale={(amount) => withoutZeros(format(amount))}
        />
      )}
    </Card>
  );
}

/** The scale has round values: `₦250,000.00` says no more than `₦250,000`. */
function withoutZeros(money: string): string {
  return money.replace(/\.0+(?!\d)/, '');
}
