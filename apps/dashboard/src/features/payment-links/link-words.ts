import type { PaymentLinkStatus } from '@harbour/contract/enums';
import type { PaymentLink } from '@harbour/contract/model';
import type { StatusTone } from '@harbour/domain/payment-status';

export const linkStatuses: Record<PaymentLinkStatus, { label: string; tone: StatusTone; why?: string }> = {
  active: { label: 'Active', tone: 'success' },
  disabled: { label: 'Disabled', tone: 'neutral', why: 'Customers cannot pay it until you enable it again.' },
  expired: {
    label: 'Expired',
    tone: 'neutral',
    why: 'Its last day has passed. Change the last day to take payments again.',
  },
  used_up: {
    label: 'Used up',
    tone: 'info',
    why: 'It has reached its number of payments. Raise that number to take more.',
  },
  archived: {
    label: 'Archived',
    tone: 'neutral',
    why: 'It is kept for its payments and can no longer be changed or paid.',
  },
};

/** How many payments it has had, and of how many where there is a limit: `14 of 100`. */
export function describeUses({ use_count: count, max_uses: most }: PaymentLink): string {
  const had = count.toLocaleString('en');
  return most === null ? had : `${had} of ${most.toLocaleString('en')}`;
}
