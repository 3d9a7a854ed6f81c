import { buildPath, routes } from '@harbour/domain/routes';
import { zoneInWords } from '@harbour/design-system/DateTime';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { Stack } from '@harbour/design-system/Stack';
import { Card } from '@harbour/design-system/Card';
import { Link } from '@harbour/design-system/Link';
import { useSearchParams } from 'react-router';
import { addDays, formatRange, presetRange, rangePresets } from '@harbour/domain/date-range';
import type { DateRange } from '@harbour/domain/date-range';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { isDenied, NotAllowed } from '../../components/NotAllowed.tsx';
import { PaymentsTable } from '../../components/PaymentsTable.tsx';
import { mode } from '../../session/mode.ts';
import { useBusiness } from '../../session/session.ts';
import { useBusinessTime } from '../../session/business-time.ts';
import { BalancesCard } from './BalancesCard.tsx';
import { OverviewControls } from './OverviewControls.tsx';
import { SetupCard } from './SetupCard.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { VolumeCard } from './VolumeCard.tsx';
import { useOverview } from './queries.ts';

/** The business at a glance: what came in, how well, what is there, and what to do next. */
export function HomeScreen() {
  const maySee = usePermission('payments.list');
  return maySee ? <Overview /> : <NoFigures />;
}

function Overview() {
  const business = useBusiness();
  const [query, setQuery] = useSearchParams();
  const time = useBusinessTime();
  const preset = rangePresets.find((each) => each === query.get('range')) ?? 'last_7_days';
  const currency = query.get('currency') ?? business.default_currency;
  const range = presetRange(preset, time.today);
  const overview = useOverview({ mode, currency, ...range });
  const figures = overview.data;
  // While the next ones are on their way the last ones stand, under the days and in the currency that they are of.
  const shown = figures ?? { ...range, currency };

  if (!figures && isDenied(overview.error)) return <NoFigures />;

  const set = (name: string, value: string) =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      next.set(name, value);
      return next;
    });

  return (
    <Stack gap={6}>
      <PageHeader
        title="Dashboard"
        description={`${formatRange(shown)}, ${zoneInWords(time)}`}
        actions={
          <OverviewControls
            preset={preset}
            currency={currency}
            currencies={figures?.currencies ?? [currency]}
            onPresetChange={(next) => set('range', next)}
            onCurrencyChange={(next) => set('currency', next)}
          />
        }
      />
      {overview.isError && !figures ? (
        <LoadFailed subject="Your figures" error={overview.error} onRetry={() => void overview.refetch()} />
      ) : (
        <>
          {figures && <SetupCard setup={figures.setup} />}
          <TotalsRow figures={figures} comparedWith={formatRange(daysBefore(shown))} />
          <VolumeCard figures={figures} />
          <BalancesCard balances={figures?.balances} currency={shown.currency} />
          <Card
            title="Recent payments"
            padding="none"
            actions={<Link href={buildPath(routes.dashboard.payments, {})}>View all</Link>}
          >
            <PaymentsTable
              label="Recent payments"
              payments={figures?.recent_payments ?? []}
              time={time}
              loading={!figures}
              skeletonRows={3}
              empty={
                <EmptyState
                  compact
                  title="No payments yet"
                  description="The newest five show up here, whichever days are chosen above."
                />
              }
            />
          </Card>
        </>
      )}
    </Stack>
  );
}

/** The days that the API compares a range with: as many, just before it. */
function daysBefore({ from, to }: DateRange): DateRange {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** For a role that shows no payments. */
function NoFigures() {
  return (
    <Stack gap={6}>
      <PageHeader title="Dashboard" />
      <NotAllowed permission="payments.list" />
    </Stack>
  );
}
