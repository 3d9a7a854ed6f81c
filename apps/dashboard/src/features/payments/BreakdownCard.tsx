import type { Money as MoneyValue, Payment } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import type { DescriptionItem } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import { netAfterRefunds } from '@harbour/domain/fees';
import { sumOfRefunds } from './refunded.ts';

/** What the customer paid, what we keep, what went back, and what all that leaves the merchant. */
export function BreakdownCard({ payment }: { payment: Payment }) {
  const { fee, refundable_amount: refundable } = payment;
  const wentBack = payment.refunded_amount.amount > 0;
  return (
    <Card title="Breakdown">
      <Stack gap={3}>
        <DescriptionList
          layout="breakdown"
          items={[
            { term: 'Payment amount', detail: <Money value={payment.amount} /> },
            {
              term: payment.fee_bearer === 'payer' ? 'Fee, paid by the customer' : 'Fee',
              detail: fee ? <Money value={negative(fee)} /> : untilCaptured,
            },
            ...(wentBack && fee
              ? afterRefunds(payment, fee)
              : [
                  {
                    term: `Net${beforeDispute(payment)}`,
                    total: true,
                    detail: payment.net ? <Money value={payment.net} /> : untilCaptured,
                  },
                ]),
          ]}
        />
        {wentBack && refundable.amount > 0 && (
          <Text tone="muted" size="sm">
            <Money value={refundable} /> can still be refunded.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const untilCaptured = (
  <Text as="span" tone="muted">
    Known once paid
  </Text>
);

/** Below amount and fee: refunds that are through, those on their way, what of our fee came back with them, and what is left. */
function afterRefunds(payment: Payment, fee: MoneyValue): DescriptionItem[] {
  const { amount: paid, refunds } = payment;
  const { currency } = paid;
  const refunded = sumOfRefunds(refunds, 'succeeded');
  const pending = sumOfRefunds(refunds, 'pending');
  const both = sumOfRefunds(refunds, 'succeeded', 'pending');
  const rows = [
    { term: 'Refunded', amount: -refunded.amount },
    { term: 'Refunds pending', amount: -pending.amount },
    { term: 'Fee returned with refunds', amount: both.fee },
  ].filter(({ amount }) => amount !== 0);
  const net = netAfterRefunds({ amount: paid.amount, fee: fee.amount }, both);
  return [
    ...rows.map(({ term, amount }) => ({
      term,
      detail: <Money signed amount={amount} currency={currency} />,
    })),
    {
      term: `Net after refunds${beforeDispute(payment)}`,
      total: true,
      detail: <Money amount={net} currency={currency} />,
    },
  ];
}

/** A payment does not know what its dispute takes, so the sum must not look final. */
function beforeDispute({ status }: Payment): string {
  return status === 'disputed' ? ', before the dispute' : '';
}

function negative(money: MoneyValue): MoneyValue {
  return { ...money, amount: money.amount === 0 ? 0 : -money.amount };
}
