import type { CheckoutPayment } from '@harbour/contract/model';
import CircleX from 'lucide-react/icons/circle-x';
import { Button } from '@harbour/design-system/Button';
import { Text } from '@harbour/design-system/Text';
import { ContactMerchant } from '../../parts/ContactMerchant.tsx';
import type { Merchant } from '../../parts/merchant.ts';
import { cardPath } from '../../paths.ts';
import type { FailureWords } from './failure-words.ts';
import { ResultFrame } from './ResultFrame.tsx';

export interface FailureScreenProps {
  payment: CheckoutPayment;
  merchant: Merchant;
  words: FailureWords;
}

/** Not paid: why, that nothing was charged, and one next step. */
export function FailureScreen({ payment, merchant, words }: FailureScreenProps) {
  return (
    <ResultFrame
      payment={payment}
      merchant={merchant}
      icon={CircleX}
      tone="danger"
      title={words.title}
      amountLabel="Not paid"
      action={
        words.retry ? (
          <Button href={cardPath(payment.reference)} tone="primary" size="lg" fullWidth>
            {words.retry}
          </Button>
        ) : (
          <ContactMerchant merchant={merchant} />
        )
      }
    >
      <Text>{words.text}</Text>
    </ResultFrame>
  );
}
