import { describePaymentStatus } from '@harbour/domain/payment-status';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';

type PaymentStatus = Parameters<typeof describePaymentStatus>[0];

/** Where the tone alone says too little. */
const marks: Partial<Record<PaymentStatus, BadgeProps['mark']>> = {
  refunded: 'back',
  partially_refunded: 'back',
  disputed: 'flag',
  expired: 'over',
};

export interface StatusBadgeProps {
  status: PaymentStatus;
}

/** A payment's status; words and tone come from the domain's one table. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, tone } = describePaymentStatus(status);
  return Badge({ tone, mark: marks[status], children: label });
}

// Without hooks: a table calls it instead of mounting it.
StatusBadge.flat = true;
