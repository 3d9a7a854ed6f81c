import type { CheckoutPaymentLink } from '@harbour/contract/model';
import Link2Off from 'lucide-react/icons/link-2-off';
import { PayLayout } from '@harbour/design-system/PayLayout';
import { Text } from '@harbour/design-system/Text';
import { ContactMerchant } from '../../parts/ContactMerchant.tsx';
import type { Merchant } from '../../parts/merchant.ts';
import { Outcome } from '../../parts/Outcome.tsx';

export interface InactiveLinkScreenProps {
  link: Pick<CheckoutPaymentLink, 'title' | 'status' | 'inactive_message' | 'mode'>;
  merchant: Merchant;
}

const reasons = {
  active: 'This payment link can’t be paid right now',
  disabled: 'This payment link is switched off',
  expired: 'This payment link has expired',
  used_up: 'This payment link has reached its limit',
  archived: 'This payment link is closed',
} as const;

/** A link that takes no payments any more: why, in the merchant's words if there are any, and whom to ask. */
export function InactiveLinkScreen({ link, merchant }: InactiveLinkScreenProps) {
  return (
    <PayLayout merchant={merchant} testMode={link.mode === 'test'}>
      <Outcome
        icon={Link2Off}
        tone="neutral"
        title={reasons[link.status]}
        action={<ContactMerchant merchant={merchant} />}
      >
        <Text>{link.inactive_message ?? `“${link.title}” takes no payments now. Nothing was charged.`}</Text>
      </Outcome>
    </PayLayout>
  );
}
