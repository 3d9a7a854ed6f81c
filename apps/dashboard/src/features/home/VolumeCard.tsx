import type { BusinessOverview } from '@harbour/contract/model';
import { AreaChart } from '@harbour/design-system/AreaChart';
import { Card } from '@harbour/design-system/Card';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { formatDay } from '@harbour/domain/date-range';

const described = 'Captured per day, before fees and refunds';

/** Captured volume, day by day of the business's zone. */
export function VolumeCard({ figures }: { figures: BusinessOverview | undefined }) {
  const nothing = figures?.totals.succeeded_count === 0;
  return (
    <Card title="Volume" description={described}>
      {nothing ? (
        <EmptyState
          compact
          title="Nothing captured on these days"
          description="Choose a longer range, or take a payment."
        />
      ) : (
        <AreaChart
          label={`Volume: ${described}`}
          labelHidden
          loading={!figures}
          points={(figures?.days ?? []).map((day) => ({
            label: formatDay(day.date, { year: false }),
            value: day.gross_volume.amount,
            detail:
              day.succeeded_count === 1
                ? '1 payment'
                : `${day.succeeded_count.toLocaleString('en')} payments`,
          }))}
          currency={figures?.currency}
        />
      )}
    </Card>
  );
}
