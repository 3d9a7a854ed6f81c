import type { Money as MoneyValue, Payment } from '@harbour/contract/model';
import { Card } from '@harbour/design-system/Card';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Text } from '@harbour/design-system/Text';

/** What the customer paid, what we keep, what the merchant gets. */
export function BreakdownCard({ payment }: { payment: Payment }) {
  const { amount, fee, net, refunded_amount: refunded } = payment;
  const untilCaptured = (
    <Text as="span" tone="muted">
      Known once paid
    </Text>
  );
  return (
    <Card title="Breakdown">
      <DescriptionList
        layout="breakdown"
        items={[
          { term: 'Payment amount', detail: <Money value={amount} /> },
          {
            term: payment.fee_bearer === 'payer' ? 'Fee, paid by the customer' : 'Fee',
            detail: fee ? <Money value={negative(fee)} /> : untilCaptured,
          },
          { term: 'Net', total: true, detail: net ? <Money value={net} /> : untilCaptured },
          ...(refunded.amount > 0
            ? [
                { term: 'Refunded', detail: <Money value={negative(refunded)} /> },
                { term: 'Still refundable', detail: <Money value={payment.refundable_amount} /> },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function negative(money: MoneyValue): MoneyValue {
  return { ...money, amount: money.amount === 0 ? 0 : -money.amount };
}
