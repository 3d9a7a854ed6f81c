import type { CheckoutPayment } from '@harbour/contract/model';
import { formatMoney } from '@harbour/domain/money';
import { Button } from '@harbour/design-system/Button';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Heading } from '@harbour/design-system/Heading';
import { Money } from '@harbour/design-system/Money';
import { PayLayout } from '@harbour/design-system/PayLayout';
import { Stack } from '@harbour/design-system/Stack';
import { Text } from '@harbour/design-system/Text';
import type { Merchant } from '../../parts/merchant.ts';
import { priceLines } from '../../parts/price-lines.tsx';
import { cardPath } from '../../paths.ts';

export interface PaymentScreenProps {
  payment: CheckoutPayment;
  merchant: Merchant;
}

/** A payment that waits to be paid: how much, for what and to whom. Leads to the card form. */
export function PaymentScreen({ payment, merchant }: PaymentScreenProps) {
  const lines = priceLines(payment);
  return (
    <PayLayout merchant={merchant} testMode={payment.mode === 'test'}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="sm">
            Pay {merchant.name}
          </Heading>
          <Money value={payment.total} size="display" />
          {payment.description && <Text tone="muted">{payment.description}</Text>}
        </Stack>
        {lines.length > 0 && <DescriptionList layout="breakdown" items={lines} />}
        <DescriptionList
          items={[
            { term: 'Reference', detail: payment.reference },
            { term: 'Receipt goes to', detail: payment.customer_email },
          ]}
        />
        <Button href={cardPath(payment.reference)} tone="primary" size="lg" fullWidth>
          Pay {formatMoney(payment.total)} by card
        </Button>
      </Stack>
    </PayLayout>
  );
}
