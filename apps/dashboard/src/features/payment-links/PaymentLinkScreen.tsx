import type { PaymentLink } from '@harbour/contract/model';
import { Badge } from '@harbour/design-system/Badge';
import { Banner } from '@harbour/design-system/Banner';
import { Card } from '@harbour/design-system/Card';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { Link } from '@harbour/design-system/Link';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { PaymentLinkLayout } from '@harbour/design-system/PaymentLinkLayout';
import { usePermission } from '@harbour/design-system/PermissionProvider';
import { Stack } from '@harbour/design-system/Stack';
import { buildPath, routes } from '@harbour/domain/routes';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { ThingLoadFailed } from '../../components/ThingLoadFailed.tsx';
import { PaymentsTable } from '../../components/PaymentsTable.tsx';
import { useTabTitle } from '../../layouts/PageTitle.tsx';
import { useBusinessTime } from '../../session/business-time.ts';
import type { BusinessTime } from '../../session/business-time.ts';
import { EnableLink, LinkActions } from './LinkActions.tsx';
import { LinkDetailsCard } from './LinkDetailsCard.tsx';
import { QrCard, ShareCard } from './ShareCard.tsx';
import { LinkPrice } from './LinkPrice.tsx';
import { linkStatuses } from './link-words.ts';
import { usePaymentLink, usePaymentsOfLink } from './queries.ts';

/** One payment link: sharing it, what came in through it, and disabling it. */
export function PaymentLinkScreen() {
  const { id = '' } = useParams();
  const link = usePaymentLink(id);

  if (link.data) return <LoadedLink link={link.data} />;
  if (!link.isError) return <LoadingLink id={id} />;
  return (
    <Stack gap={6}>
      <PageHeader title="Payment link" back={backToLinks} />
      <ThingLoadFailed
        noun="payment link"
        error={link.error}
        onRetry={() => void link.refetch()}
        list={backToLinks}
      />
    </Stack>
  );
}

const backToLinks = { href: buildPath(routes.dashboard.paymentLinks, {}), label: 'Payment links' };

/** The page that is about to be there, part by part, so that nothing jumps when the link comes. */
function LoadingLink({ id }: { id: string }) {
  const time = useBusinessTime();
  const maySeePayments = usePermission('payments.list');
  return (
    <PaymentLinkLayout
      loading
      title="Payment link"
      back={backToLinks}
      share={<ShareCard link={undefined} />}
      qr={<QrCard link={undefined} />}
      details={<LinkDetailsCard link={undefined} time={time} />}
    >
      {maySeePayments && (
        <PaymentsCard linkId={id}>
          <PaymentsTable {...paymentsTable} payments={[]} time={time} loading />
        </PaymentsCard>
      )}
    </PaymentLinkLayout>
  );
}

function LoadedLink({ link }: { link: PaymentLink }) {
  const time = useBusinessTime();
  const maySeePayments = usePermission('payments.list');
  const { label, tone, why } = linkStatuses[link.status];
  const isArchived = link.status === 'archived';
  useTabTitle(`${link.title}, payment link`);

  return (
    <PaymentLinkLayout
      back={backToLinks}
      title={link.title}
      status={<Badge tone={tone}>{label}</Badge>}
      description={link.description ?? <LinkPrice link={link} />}
      actions={<LinkActions link={link} />}
      notice={
        why && (
          <Banner tone="info" action={link.status === 'disabled' && <EnableLink link={link} />}>
            {why}
          </Banner>
        )
      }
      share={!isArchived && <ShareCard link={link} />}
      qr={!isArchived && <QrCard link={link} />}
      details={<LinkDetailsCard link={link} time={time} />}
    >
      {maySeePayments && <PaymentsOfLink link={link} time={time} />}
    </PaymentLinkLayout>
  );
}

function PaymentsOfLink({ link, time }: { link: PaymentLink; time: BusinessTime }) {
  const payments = usePaymentsOfLink(link);
  return (
    <PaymentsCard linkId={link.id}>
      {payments.isError && !payments.data ? (
        <LoadFailed subject="Payments" error={payments.error} onRetry={() => void payments.refetch()} />
      ) : (
        <PaymentsTable
          {...paymentsTable}
          payments={payments.data ?? []}
          time={time}
          loading={payments.isPending}
          empty={
            <EmptyState
              compact
              title="No payments through this link yet"
              description="They show up here by themselves, also while this page is open."
            />
          }
        />
      )}
    </PaymentsCard>
  );
}

const paymentsTable = { label: 'Payments through this link', compact: true, skeletonRows: 2 } as const;

function PaymentsCard({ linkId, children }: { linkId: string; children: ReactNode }) {
  const all = `${buildPath(routes.dashboard.payments, {})}?payment_link_id=${linkId}`;
  return (
    <Card title="Payments" padding="none" actions={<Link href={all}>All payments</Link>}>
      {children}
    </Card>
  );
}
