import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { DateTime, zoneInWords } from '@harbour/design-system/DateTime';
import { Grid } from '@harbour/design-system/Grid';
import { lazyPart } from '@harbour/design-system/lazy-part';
import { Money } from '@harbour/design-system/Money';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { Skeleton } from '@harbour/design-system/Skeleton';
import { Stack } from '@harbour/design-system/Stack';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import type { Payment } from '@harbour/contract/model';
import { buildPath, routes } from '@harbour/domain/routes';
import Undo2 from 'lucide-react/icons/undo-2';
import { formatMoney } from '@harbour/domain/money';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ThingLoadFailed } from '../../components/ThingLoadFailed.tsx';
import { LoadingCards } from '../../components/LoadingCards.tsx';
import { useTabTitle } from '../../layouts/PageTitle.tsx';
import { useBusinessTime } from '../../session/business-time.ts';
import { AttemptsCard } from './AttemptsCard.tsx';
import { BreakdownCard } from './BreakdownCard.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { MetadataCard, PaymentDetailsCard } from './PaymentDetailsCard.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { RefundsCard } from './RefundsCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import { usePayment } from './queries.ts';

/** The form with the contract's rules weighs as much as the screen itself, and most visits refund nothing. */
const { Part: LazyRefundDialog, preload: preloadRefundDialog } = lazyPart(
  async () => (await import('./RefundDialog.tsx')).RefundDialog,
);

/** One payment: what happened, what it costs and earns, and giving it back. */
export function PaymentScreen() {
  const { id = '' } = useParams();
  const payment = usePayment(id);

  if (payment.data) return <LoadedPayment payment={payment.data} />;
  return (
    <Stack gap={6}>
      <PageHeader
        title="Payment"
        back={backToPayments}
        description={payment.isError ? undefined : <Skeleton shape="title" size="sm" />}
      />
      {payment.isError ? (
        <ThingLoadFailed
          noun="payment"
          error={payment.error}
          onRetry={() => void payment.refetch()}
          list={backToPayments}
        />
      ) : (
        <LoadingCards
          noun="payment"
          main={[
            { title: 'Breakdown', lines: 3 },
            { title: 'Timeline', lines: 4 },
            { title: 'Details', lines: 5 },
          ]}
          aside={[
            { title: 'Customer', lines: 5 },
            { title: 'Payment method', lines: 5 },
          ]}
        />
      )}
    </Stack>
  );
}

const backToPayments = { href: buildPath(routes.dashboard.payments, {}), label: 'Payments' };

function LoadedPayment({ payment }: { payment: Payment }) {
  const time = useBusinessTime();
  const [refunding, setRefunding] = useState(false);
  const refundable = payment.refundable_amount.amount > 0;
  useTabTitle(`${formatMoney(payment.amount)} from ${payment.customer.name ?? payment.customer.email}`);

  return (
    <Stack gap={6}>
      <PageHeader
        back={backToPayments}
        title={<Money value={payment.amount} />}
        meta={<StatusBadge status={payment.status} />}
        description={
          <>
            {payment.description ?? `Reference ${payment.reference}`} ·{' '}
            <DateTime value={payment.created_at} {...time} />, {zoneInWords(time)}
          </>
        }
        actions={
          refundable && (
            <PermissionGate permission="payments.update">
              <Button
                icon={Undo2}
                onPointerEnter={preloadRefundDialog}
                onFocus={preloadRefundDialog}
                onClick={() => setRefunding(true)}
              >
                Refund
              </Button>
            </PermissionGate>
          )
        }
      />
      <PaymentNotice payment={payment} />
      <Grid columns="main-aside" gap={6}>
        <Stack gap={6}>
          <BreakdownCard payment={payment} />
          {payment.refunds.length > 0 && <RefundsCard refunds={payment.refunds} time={time} />}
          <TimelineCard events={payment.events} time={time} />
          {payment.attempts.length > 0 && <AttemptsCard attempts={payment.attempts} time={time} />}
          <PaymentDetailsCard payment={payment} time={time} />
          <MetadataCard metadata={payment.metadata} />
        </Stack>
        <Stack gap={6}>
          <CustomerCard customer={payment.customer} answers={payment.custom_fields} />
          <PaymentMethodCard card={payment.card} authentication={payment.three_d_secure} />
        </Stack>
      </Grid>
      {refunding && <LazyRefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}

/** What a merchant should know before anything else. */
function PaymentNotice({ payment }: { payment: Payment }) {
  if (payment.status === 'failed' && payment.decline) {
    return (
      <Banner tone="danger" title="The last attempt was declined">
        {payment.decline.merchant_message} The customer can try again with the same link.
      </Banner>
    );
  }
  if (payment.status === 'disputed') {
    return (
      <Banner tone="warn" title="This payment is disputed">
        The customer asked their bank for the money back. It cannot be refunded meanwhile.
      </Banner>
    );
  }
  return null;
}
