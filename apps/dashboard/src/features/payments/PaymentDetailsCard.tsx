import type { Payment } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { Code } from '@harbour/design-system/Code';
import { DateTime } from '@harbour/design-system/DateTime';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Link } from '@harbour/design-system/Link';
import { buildPath, routes } from '@harbour/domain/routes';

interface PaymentDetailsCardProps {
  payment: Payment;
  timeZone: string;
}

/** References, times and where the payment came from. */
export function PaymentDetailsCard({ payment, timeZone }: PaymentDetailsCardProps) {
  const time = (value: string) => <DateTime value={value} timeZone={timeZone} zone />;
  return (
    <Card title="Details">
      <DescriptionList
        items={[
          { term: 'Reference', detail: <Code>{payment.reference}</Code>, copy: payment.reference },
          { term: 'Payment ID', detail: <Code>{payment.id}</Code>, copy: payment.id },
          { term: 'Created', detail: time(payment.created_at) },
          ...(payment.paid_at ? [{ term: 'Paid', detail: time(payment.paid_at) }] : []),
          ...(payment.expires_at ? [{ term: 'Can be paid until', detail: time(payment.expires_at) }] : []),
          { term: 'Came from', detail: <Source payment={payment} /> },
          ...Object.entries(payment.metadata).map(([key, value]) => ({ term: key, detail: value })),
        ]}
      />
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
