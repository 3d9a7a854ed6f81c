import type { CheckoutPayment } from '@harbour/contract/model';
import CircleX from 'lucide-react/icons/circle-x';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Link2Off from 'lucide-react/icons/link-2-off';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '@harbour/design-system/Button';
import type { IconComponent } from '@harbour/design-system/Icon';
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

const icons: Record<FailureWords['kind'], IconComponent> = {
  refused: CircleX,
  cancelled: Undo2,
  expired: ClockAlert,
  closed: Link2Off,
};

/** Not paid: why, that nothing was charged, and one next step. */
export function FailureScreen({ payment, merchant, words }: FailureScreenProps) {
  return (
    <ResultFrame
      payment={payment}
      merchant={merchant}
      icon={icons[words.kind]}
      tone={words.kind === 'refused' ? 'danger' : 'neutral'}
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
