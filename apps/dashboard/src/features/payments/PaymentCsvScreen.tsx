import { Button } from '@harbour/design-system/Button';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Stack } from '@harbour/design-system/Stack';
import { buildPath, routes } from '@harbour/domain/routes';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useParams } from 'react-router';
import { ThingLoadFailed } from '../../components/ThingLoadFailed.tsx';
import { paymentsExportUrl, usePayment } from './queries.ts';

/** One payment as CSV, in the columns of the full export. */
export function PaymentCsvScreen() {
  const { id = '' } = useParams();
  const payment = usePayment(id);
  const back = { href: buildPath(routes.dashboard.payment, { id }), label: 'Payment' };

  return (
    <Stack gap={6}>
      <PageHeader title="Payment as CSV" back={back} />
      {payment.isError && !payment.data ? (
        <ThingLoadFailed
          noun="payment"
          error={payment.error}
          onRetry={() => void payment.refetch()}
          list={{ href: buildPath(routes.dashboard.payments, {}), label: 'Payments' }}
        />
      ) : (
        <EmptyState
          icon={FileSpreadsheet}
          title="One payment, same columns as the full export"
          description="Times are in your business’s time zone."
          action={
            // The search finds a payment by its id, and no other payment has it.
            <Button
              tone="primary"
              icon={Download}
              {...(payment.data
                ? { href: paymentsExportUrl(payment.data.mode, { search: payment.data.id }), download: true }
                : { disabled: true })}
            >
              Download CSV
            </Button>
          }
        />
      )}
    </Stack>
  );
}
