import type { CheckoutPayment, Receipt } from '@harbour/contract/model';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { CardBrandIcon } from '@harbour/design-system/CardBrandIcon';
import { DateTime } from '@harbour/design-system/DateTime';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Inline } from '@harbour/design-system/Inline';
import { Money } from '@harbour/design-system/Money';
import { Text } from '@harbour/design-system/Text';
import type { Merchant } from '../../parts/merchant.ts';
import { priceLines } from '../../parts/price-lines.tsx';
import { ResultFrame } from './ResultFrame.tsx';

export interface SuccessScreenProps {
  payment: CheckoutPayment;
  merchant: Merchant;
  /** Only for whoever paid: with it come card, time and the merchant's own words. */
  receipt?: Receipt;
  /** The payer came to pay again. */
  again?: boolean;
}

/** Paid. Shown for what the server says is paid, and for nothing else. */
export function SuccessScreen({ payment, merchant, receipt, again = false }: SuccessScreenProps) {
  const lines = priceLines(payment);
  const refunded = receipt && receipt.refunded_amount.amount > 0 ? receipt.refunded_amount : undefined;
  return (
    <ResultFrame
      payment={payment}
      merchant={merchant}
      icon={CircleCheck}
      tone="success"
      title={again ? 'You have already paid this' : 'Payment successful'}
      amountLabel="Paid"
      action={
        receipt?.redirect_url ? (
          <Button href={receipt.redirect_url} tone="primary" size="lg" fullWidth>
            Back to {merchant.name}
          </Button>
        ) : undefined
      }
    >
      {again && <Banner>Nothing more was charged.</Banner>}
      {receipt?.success_message && <Text>{receipt.success_message}</Text>}
      {lines.length > 0 && <DescriptionList layout="breakdown" items={lines} />}
      <DescriptionList
        items={[
          ...(receipt?.card ? [{ term: 'Card', detail: <PaidWith card={receipt.card} /> }] : []),
          ...(receipt?.paid_at
            ? [
                {
                  term: 'Paid at',
                  detail: <DateTime value={receipt.paid_at} timeZone={receipt.business.time_zone} zone />,
                },
              ]
            : []),
          ...(refunded ? [{ term: 'Refunded', detail: <Money value={refunded} /> }] : []),
          { term: 'Receipt goes to', detail: receipt?.customer_email ?? payment.customer_email },
        ]}
      />
      {!receipt?.redirect_url && (
        <Text size="sm" tone="muted">
          You can close this page.
        </Text>
      )}
    </ResultFrame>
  );
}

function PaidWith({ card }: { card: NonNullable<Receipt['card']> }) {
  return (
    <Inline gap={2}>
      <CardBrandIcon brand={card.brand} size="sm" labelled />
      <Text as="span" numeric>
        •••• {card.last4}
      </Text>
    </Inline>
  );
}
