import type { Payment } from '@harbour/contract/model';
import { Banner } from '@harbour/design-system/Banner';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Stack } from '@harbour/design-system/Stack';

interface RefundSummaryProps {
  payment: Payment;
  /** What is about to be given back, in minor units; null while that isn't known. */
  amount: number | null;
}

/** What the refund does to this payment, before it is confirmed. */
export function RefundSummary({ payment, amount }: RefundSummaryProps) {
  const { refundable_amount: refundable, fee } = payment;
  const left = refundable.amount - (amount ?? 0);
  return (
    <Stack gap={3}>
      <DescriptionList
        layout="breakdown"
        items={[
          { term: 'Refundable now', detail: <Money value={refundable} /> },
          {
            term: 'Left after this refund',
            total: true,
            detail: left < 0 ? 'More than is left' : <Money amount={left} currency={refundable.currency} />,
          },
        ]}
      />
      {fee && fee.amount > 0 && (
        <Banner tone="info">
          Our fee of <Money value={fee} /> is not returned. The refund is taken from your balance.
        </Banner>
      )}
    </Stack>
  );
}
