import type { Payment } from '@harbour/contract/model';
import { Banner } from '@harbour/design-system/Banner';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Stack } from '@harbour/design-system/Stack';
import { refundedFeeFor } from '@harbour/domain/fees';
import { sumOfRefunds } from './refunded.ts';

interface RefundSummaryProps {
  payment: Payment;
  /** What is about to be given back, in minor units; null while that isn't known. */
  amount: number | null;
}

/** The part of a refund that is the customer's share of our fee, after the refunds that there are, in minor units. */
function feeGivenBack({ amount, fee, refunds }: Payment, refunded: number): number {
  const before = sumOfRefunds(refunds, 'succeeded', 'pending');
  const possible = Math.min(refunded, amount.amount - before.amount);
  return refundedFeeFor({ amount: amount.amount, fee: fee?.amount ?? 0 }, before, possible);
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
          {payment.fee_bearer === 'payer' ? (
            <>
              The customer paid our fee of <Money value={fee} />.{' '}
              <Money amount={feeGivenBack(payment, amount ?? 0)} currency={fee.currency} /> of it goes back
              with this refund. The rest is taken from your balance.
            </>
          ) : (
            <>
              Our fee of <Money value={fee} /> is not returned. The refund is taken from your balance.
            </>
          )}
        </Banner>
      )}
    </Stack>
  );
}
