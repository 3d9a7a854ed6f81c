import type { Payment } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { Code } from '@harbour/design-system/Code';
import { DateTime } from '@harbour/design-system/DateTime';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Link } from '@harbour/design-system/Link';
import { buildPath, routes } from '@harbour/domain/routes';
import type { BusinessTime } from '../../session/business-time.ts';

interface PaymentDetailsCardProps {
  payment: Payment;
  time: BusinessTime;
}

/** References, times and where the payment came from. */
export function PaymentDetailsCard({ payment, time }: PaymentDetailsCardProps) {
  const written = (value: string) => <DateTime value={value} {...time} />;
  return (
    <Card title="Details">
      <DescriptionList
        items={[
          { term: 'Description', detail: payment.description ?? undefined },
          { term: 'Reference', detail: <Code>{payment.reference}</Code>, copy: payment.reference },
          { term: 'Payment ID', detail: <Code>{payment.id}</Code>, copy: payment.id },
          { term: 'Created', detail: written(payment.created_at) },
          ...(payment.paid_at ? [{ term: 'Paid', detail: written(payment.paid_at) }] : []),
          ...(payment.expires_at ? [{ term: 'Can be paid until', detail: written(payment.expires_at) }] : []),
          { term: 'Came from', detail: <Source payment={payment} /> },
        ]}
      />
    </Card>
  );
}

/** What the merchant's server has attached, in its own words. Nothing where it attached nothing. */
export function MetadataCard({ metadata }: Pick<Payment, 'metadata'>) {
  const entries = Object.entries(metadata);
  if (entries.length === 0) return null;
  return (
    <Card title="Metadata" description="Sent by your server with the payment">
      <DescriptionList items={entries.map(([key, value]) => ({ term: key, detail: value }))} />
    </Card>
  );
}

function Source({ payment }: { payment: Payment }) {
  if (!payment.payment_link_id) return 'Your server, through the API';
  return (
    <Link href={buildPath(routes.dashboard.paymentLink, { id: payment.payment_link_id })}>
      {payment.payment_link_title ?? 'Payment link'}
    </Link>
  );
}
