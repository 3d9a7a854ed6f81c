import { paymentStatuses } from '@harbour/contract/enums';
import { Button } from '@harbour/design-system/Button';
import { DateRangePicker } from '@harbour/design-system/DateRangePicker';
import { zoneInWords } from '@harbour/design-system/DateTime';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { describePaymentStatus } from '@harbour/domain/payment-status';
import { buildPath, routes } from '@harbour/domain/routes';
import Download from 'lucide-react/icons/download';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { ListScreen } from '../../components/ListScreen.tsx';
import { useListQuery } from '../../components/list-query.ts';
import { PaymentsTable } from '../../components/PaymentsTable.tsx';
import { useTabTitle } from '../../layouts/PageTitle.tsx';
import { mode } from '../../session/mode.ts';
import { useBusinessTime } from '../../session/business-time.ts';
import { describeDays, describePaymentFilter, paymentFilters } from './payment-filter.ts';
import { paymentsExportUrl, useLinkTitle, usePayments } from './queries.ts';

const statusOptions = paymentStatuses.map((status) => ({
  value: status,
  label: describePaymentStatus(status).label,
}));

/** All payments of the business in the chosen mode, newest first. */
export function PaymentsScreen() {
  const time = useBusinessTime();
  const list = useListQuery(paymentFilters);
  const { filter, change } = list;
  const linkTitle = useLinkTitle(filter.payment_link_id);
  useTabTitle(describePaymentFilter(filter, linkTitle));
  const ofLinkAlone = filter.payment_link_id && !filter.status && !describeDays(filter);

  return (
    <ListScreen
      title="Payments"
      noun={['payment', 'payments']}
      note={zoneInWords(time)}
      actions={
        <PermissionGate permission="payments.list">
          <Button icon={Download} href={paymentsExportUrl(mode, filter)} download>
            Export CSV
          </Button>
        </PermissionGate>
      }
      list={list}
      answer={usePayments(filter, list.cursor)}
      searches="Reference, customer, card’s last 4"
      filters={[
        {
          key: 'status',
          label: 'Status',
          value: filter.status,
          options: statusOptions,
          onChange: (status) => change({ status: paymentStatuses.find((each) => each === status) }),
        },
        {
          key: 'payment_link_id',
          label: 'Payment link',
          value: filter.payment_link_id && (linkTitle ?? filter.payment_link_id),
          onClear: () => change({ payment_link_id: undefined }),
        },
        {
          key: 'created',
          label: 'Created',
          value: describeDays(filter),
          onClear: () => change({ from: undefined, to: undefined }),
          control: (
            <DateRangePicker
              label="Created"
              labelHidden
              clearable
              zoneHidden
              {...time}
              max={time.today}
              value={{ from: filter.from, to: filter.to }}
              onChange={(range) => change({ from: range?.from, to: range?.to })}
            />
          ),
        },
      ]}
      nothingFound={{
        search: 'Search for a reference, the customer’s name or email, or the last 4 digits of the card.',
        filters: ofLinkAlone
          ? 'Nothing has come through this payment link yet.'
          : 'Try other days or another status.',
      }}
      nothingYet={<NoPaymentsYet />}
      renderTable={({ rows, ...table }) => (
        <PaymentsTable label="Payments" payments={rows} time={time} {...table} />
      )}
    />
  );
}

function NoPaymentsYet() {
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title="No payments yet"
      description="A payment shows up here the moment somebody opens your checkout. The quickest way to try it is a payment link."
      action={
        <PermissionGate permission="payment_links.create" mode="remove">
          <Button tone="primary" href={buildPath(routes.dashboard.newPaymentLink, {})}>
            Create payment link
          </Button>
        </PermissionGate>
      }
    />
  );
}
