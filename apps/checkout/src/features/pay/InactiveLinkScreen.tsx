import type { CheckoutPaymentLink } from '@harbour/contract/model';
import { CalendarX } from 'lucide-react';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { PayLayout } from '@harbour/design-system/PayLayout';
import { ContactMerchant } from '../../parts/ContactMerchant.tsx';
import type { Merchant } from '../../parts/merchant.ts';

export interface InactiveLinkScreenProps {
  link: Pick<CheckoutPaymentLink, 'title' | 'status' | 'inactive_message' | 'mode'>;
  merchant: Merchant;
}

const reasons = {
  active: 'This payment link can not be paid right now',
  disabled: 'This payment link is switched off',
  expired: 'This payment link has expired',
  used_up: 'This payment link was used as often as it may be',
  archived: 'This payment link is closed',
} as const;

/** A link that takes no payments any more: why, in the merchant's words if there are any, and whom to ask. */
export function InactiveLinkScreen({ link, merchant }: InactiveLinkScreenProps) {
  return (
    <PayLayout merchant={merchant} testMode={link.mode === 'test'}>
      <EmptyState
        icon={CalendarX}
        title={reasons[link.status]}
        description={link.inactive_message ?? `“${link.title}” takes no payments now. Nothing was charged.`}
        action={<ContactMerchant merchant={merchant} />}
      />
    </PayLayout>
  );
}
