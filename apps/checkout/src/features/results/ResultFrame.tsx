import type { CheckoutPayment } from '@harbour/contract/model';
import { CheckoutLayout } from '@harbour/design-system/CheckoutLayout';
import type { Merchant } from '../../parts/merchant.ts';
import { Outcome } from '../../parts/Outcome.tsx';
import type { OutcomeProps } from '../../parts/Outcome.tsx';

export interface ResultFrameProps extends OutcomeProps {
  payment: CheckoutPayment;
  merchant: Merchant;
  /** Over the amount: "Paid", "Not paid". */
  amountLabel: string;
}

/** What all result pages share: whom and how much beside how it ended. */
export function ResultFrame({ payment, merchant, amountLabel, ...outcome }: ResultFrameProps) {
  return (
    <CheckoutLayout
      merchant={merchant}
      amount={payment.total}
      amountLabel={amountLabel}
      description={payment.description ?? undefined}
      reference={payment.reference}
      testMode={payment.mode === 'test'}
    >
      <Outcome {...outcome} />
    </CheckoutLayout>
  );
}
