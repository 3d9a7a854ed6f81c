import { paymentLinkStatuses } from '@harbour/contract/enums';
import { Button } from '@harbour/design-system/Button';
import { Card } from '@harbour/design-system/Card';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { FilterBar } from '@harbour/design-system/FilterBar';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Pagination } from '@harbour/design-system/Pagination';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { Select } from '@harbour/design-system/Select';
import { Stack } from '@harbour/design-system/Stack';
import { TextField } from '@harbour/design-system/TextField';
import { buildPath, routes } from '@harbour/domain/routes';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { Navigate, useSearchParams } from 'react-router';
import { isLostPage, withCursor, withQuery } from '../../components/list-query.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useBusiness } from '../../session/session.ts';
import { linkStatuses } from './link-words.ts';
import { PaymentLinksTable } from './PaymentLinksTable.tsx';
import { usePaymentLinks } from './queries.ts';

const statusOptions = [
  { value: '', label: 'Any status' },
  ...paymentLinkStatuses.map((status) => ({ value: status, label: linkStatuses[status].label })),
];

/** All payment links of the business in the chosen mode, newest first. Filter and page live in the URL. */
export function PaymentLinksScreen() {
  const { time_zone: timeZone } = useBusiness();
  const [query, setQuery] = useSearchParams();
  const status = paymentLinkStatuses.find((known) => known === query.get('status'));
  const search = query.get('search')?.trim().slice(0, 100) || undefined;
  const links = usePaymentLinks({ status, search }, query.get('cursor'));
  const page = links.data;
  const filtered = status !== undefined || search !== undefined;

  if (query.has('cursor') && (isLostPage(links.error) || page?.links.length === 0)) {
    return <Navigate to={`?${withQuery(query, {})}`} replace />;
  }

  return (
    <Stack gap={6}>
      <PageHeader title="Payment Links" actions={<CreateButton />} />
      <FilterBar
        submitLabel="Search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('search');
          setQuery((current) =>
            withQuery(current, { search: typeof typed === 'string' ? typed.trim() : undefined }),
          );
        }}
        label="Filter payment links"
        clearHref={filtered ? routes.dashboard.paymentLinks : undefined}
      >
        <TextField
          key={search ?? ''}
          type="search"
          name="search"
          label="Search payment links"
          labelHidden
          placeholder="Title or reference"
          defaultValue={search ?? ''}
          maxLength={100}
        />
        <Select
          name="status"
          label="Status"
          labelHidden
          options={statusOptions}
          value={status ?? ''}
          onChange={({ currentTarget }) =>
            setQuery((current) => withQuery(current, { status: currentTarget.value }))
          }
        />
      </FilterBar>
      {links.isError && !page ? (
        <LoadFailed subject="Payment links" error={links.error} onRetry={() => void links.refetch()} />
      ) : (
        <Card padding="none">
          <PaymentLinksTable
            links={page?.links ?? []}
            timeZone={timeZone}
            loading={links.isPending}
            empty={filtered ? <NothingFound /> : <NoLinksYet />}
            footer={
              page && page.links.length > 0 ? (
                <Pagination
                  label="Pages of payment links"
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

function CreateButton() {
  return (
    <PermissionGate permission="payment_links.create">
      <Button tone="primary" icon={Plus} href={buildPath(routes.dashboard.newPaymentLink, {})}>
        Create link
      </Button>
    </PermissionGate>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="No payment links match"
      description="Try another status, or part of a title or reference."
      action={<Button href={routes.dashboard.paymentLinks}>Clear filters</Button>}
    />
  );
}

function NoLinksYet() {
  return (
    <EmptyState
      icon={Link2}
      title="No payment links yet"
      description="A payment link is a page that customers can pay at. Share it in a chat, an email or as a QR code; there is nothing to program."
      action={<CreateButton />}
    />
  );
}
