import type { PaymentLinkStatus } from '@harbour/contract/enums';
import type { PaymentLink } from '@harbour/contract/model';
import type { StatusTone } from '@harbour/domain/payment-status';

export const linkStatuses: Record<PaymentLinkStatus, { label: string; tone: StatusTone; why?: string }> = {
  active: { label: 'Active', tone: 'success' },
  disabled: {
    label: 'Disabled',
    tone: 'neutral',
    why: 'Customers cannot pay with this link until you enable it again.',
  },
  expired: {
    label: 'Expired',
    tone: 'neutral',
    why: 'The last day of this link has passed. Choose a later one to take payments again.',
  },
  used_up: {
    label: 'Used up',
    tone: 'info',
    why: 'This link has had as many payments as it may. Raise its limit to take more.',
  },
  archived: {
    label: 'Archived',
    tone: 'neutral',
    why: 'This link is kept for its payments and can no longer be changed or paid.',
  },
};

/** How many payments it has had, and of how many where there is a limit: `14 of 100`. */
export function describeUses({ use_count: count, max_uses: most }: PaymentLink): string {
  const had = count.toLocaleString('en');
  return most === null ? had : `${had} of ${most.toLocaleString('en')}`;
}
