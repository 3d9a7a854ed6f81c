import type { CheckoutPayment, PaymentStatusReport } from '@harbour/contract/model';
import Hourglass from 'lucide-react/icons/hourglass';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { Spinner } from '@harbour/design-system/Spinner';
import { Text } from '@harbour/design-system/Text';
import type { Merchant } from '../../parts/merchant.ts';
import { cardPath } from '../../paths.ts';
import { overOnly, watchingOnly } from './PendingScreen.css.ts';
import { ResultFrame } from './ResultFrame.tsx';

export interface PendingScreenProps {
  payment: CheckoutPayment;
  merchant: Merchant;
  report: PaymentStatusReport;
  /** The card form can be used meanwhile: nothing is at the bank yet. */
  payable: boolean;
}

/** Neither paid nor refused yet. The page asks again by itself and says what happens next. */
export function PendingScreen({ payment, merchant, report, payable }: PendingScreenProps) {
  return (
    <ResultFrame
      payment={payment}
      merchant={merchant}
      icon={Hourglass}
      tone="neutral"
      title={payable ? 'Not paid yet' : 'Your payment is being confirmed'}
      amountLabel="To be paid"
      action={
        payable ? (
          <Button href={cardPath(payment.reference)} size="lg" fullWidth>
            Pay again
          </Button>
        ) : undefined
      }
    >
      <div data-watch="on">
        <Text>{report.message}</Text>
        <div className={watchingOnly}>
          <Spinner label="Waiting for the result" />
          <Text as="span" size="sm" tone="muted">
            This page updates by itself.
          </Text>
        </div>
        <div className={overOnly}>
          <Banner tone="info" title="Still no result">
            This takes longer than usual. Do not pay again. Close this page if you like: the receipt is
            emailed once the payment is through. Load the page again to ask once more.
          </Banner>
        </div>
      </div>
    </ResultFrame>
  );
}
