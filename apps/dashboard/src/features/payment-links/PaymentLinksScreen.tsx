import { paymentLinkStatuses } from '@harbour/contract/enums';
import { Button } from '@harbour/design-system/Button';
import { zoneInWords } from '@harbour/design-system/DateTime';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { defineFilters, oneOf, text } from '@harbour/design-system/filter-query';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { VisuallyHidden } from '@harbour/design-system/VisuallyHidden';
import { buildPath, routes } from '@harbour/domain/routes';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import { ListScreen } from '../../components/ListScreen.tsx';
import { useListQuery } from '../../components/list-query.ts';
import { useTabTitle } from '../../layouts/PageTitle.tsx';
import { useBusinessTime } from '../../session/business-time.ts';
import { linkStatuses } from './link-words.ts';
import { PaymentLinksTable } from './PaymentLinksTable.tsx';
import { usePaymentLinks } from './queries.ts';

const linkFilters = defineFilters({ search: text({ maxLength: 100 }), status: oneOf(paymentLinkStatuses) });

const statusOptions = paymentLinkStatuses.map((status) => ({
  value: status,
  label: linkStatuses[status].label,
}));

/** All payment links of the business in the chosen mode, newest first. */
export function PaymentLinksScreen() {
  const time = useBusinessTime();
  const list = useListQuery(linkFilters);
  const { status, search } = list.filter;
  const parts = [status && linkStatuses[status].label, search && `“${search}”`].filter(Boolean);
  useTabTitle(parts.length > 0 ? `Payment links: ${parts.join(', ')}` : undefined);

  return (
    <ListScreen
      title="Payment links"
      noun={['payment link', 'payment links']}
      note={zoneInWords(time)}
      actions={<CreateButton inHeader />}
      list={list}
      answer={usePaymentLinks(list.filter, list.cursor)}
      searches="Title or reference"
      filters={[
        {
          key: 'status',
          label: 'Status',
          value: status,
          options: statusOptions,
          onChange: (chosen) => list.change({ status: paymentLinkStatuses.find((each) => each === chosen) }),
        },
      ]}
      nothingFound={{
        search: 'Search for another part of the title or reference.',
        filters: 'Try another status.',
      }}
      nothingYet={<NoLinksYet />}
      renderTable={({ rows, ...table }) => <PaymentLinksTable links={rows} time={time} {...table} />}
    />
  );
}

/** Below the page's title a phone shows "Create" alone, so that both stand in one line. */
function CreateButton({ inHeader = false }: { inHeader?: boolean }) {
  return (
    <PermissionGate permission="payment_links.create">
      <Button tone="primary" icon={Plus} href={buildPath(routes.dashboard.newPaymentLink, {})}>
        Create {inHeader ? <VisuallyHidden only="phone">payment link</VisuallyHidden> : 'payment link'}
      </Button>
    </PermissionGate>
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
