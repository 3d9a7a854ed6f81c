import { Button } from '@harbour/design-system/Button';
import { Card } from '@harbour/design-system/Card';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Pagination } from '@harbour/design-system/Pagination';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { Stack } from '@harbour/design-system/Stack';
import { buildPath, routes } from '@harbour/domain/routes';
import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import SearchX from 'lucide-react/icons/search-x';
import { Navigate, useSearchParams } from 'react-router';
import { todayIn } from '../../calendar/date-range.ts';
import { isLostPage, withCursor, withQuery } from '../../components/list-query.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { PaymentsTable } from '../../components/PaymentsTable.tsx';
import { mode } from '../../session/mode.ts';
import { useBusiness } from '../../session/session.ts';
import { PaymentFilters } from './PaymentFilters.tsx';
import { readPaymentFilter } from './payment-filter.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { paymentsExportUrl, usePayments } from './queries.ts';

/** All payments of the business in the chosen mode, newest first. Filter and page live in the URL. */
export function PaymentsScreen() {
  const business = useBusiness();
  const [query, setQuery] = useSearchParams();
  const filter = readPaymentFilter(query);
  const payments = usePayments(filter, query.get('cursor'));
  const page = payments.data;
  const filtered = Object.keys(filter).length > 0;

  // A page that is no more (an old bookmark, rows gone since): the first page of the same filter, not an empty table.
  if (query.has('cursor') && (isLostPage(payments.error) || page?.payments.length === 0)) {
    return <Navigate to={`?${withQuery(query, {})}`} replace />;
  }

  const change = (next: PaymentFilter) => setQuery((current) => withQuery(current, next));

  return (
    <Stack gap={6}>
      <PageHeader
        title="Payments"
        actions={
          <PermissionGate permission="payments.list">
            <Button icon={Download} href={paymentsExportUrl(mode, filter)} download>
              Export CSV
            </Button>
          </PermissionGate>
        }
      />
      <PaymentFilters
        filter={filter}
        today={todayIn(business.time_zone)}
        onChange={change}
        clearHref={routes.dashboard.payments}
      />
      {payments.isError && !page ? (
        <LoadFailed subject="Payments" error={payments.error} onRetry={() => void payments.refetch()} />
      ) : (
        <Card padding="none">
          <PaymentsTable
            label="Payments"
            payments={page?.payments ?? []}
            timeZone={business.time_zone}
            loading={payments.isPending}
            skeletonRows={8}
            empty={filtered ? <NothingFound /> : <NoPaymentsYet />}
            footer={
              page && page.payments.length > 0 ? (
                <Pagination
                  label="Pages of payments"
                  summary={page.summary}
                  prevHref={page.prev_cursor ? `?${withCursor(query, page.prev_cursor)}` : undefined}
                  nextHref={page.next_cursor ? `?${withCursor(query, page.next_cursor)}` : undefined}
                />
              ) : undefined
            }
          />
        </Card>
      )}
    </Stack>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="No payments match"
      description="Try other days, another status, or part of a reference or email address."
      action={<Button href={routes.dashboard.payments}>Clear filters</Button>}
    />
  );
}

function NoPaymentsYet() {
  return (
    <EmptyState
      icon={Link2}
      title="No payments yet"
      description="A payment shows up here the moment somebody opens your checkout. The quickest way to try it is a payment link."
      action={
        <PermissionGate permission="payment_links.create" mode="remove">
          <Button tone="primary" href={buildPath(routes.dashboard.newPaymentLink, {})}>
            Create a payment link
          </Button>
        </PermissionGate>
      }
    />
  );
}
