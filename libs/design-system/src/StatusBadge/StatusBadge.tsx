import { describePaymentStatus, type StatusTone } from '@harbour/domain/payment-status';
import { Check, CircleDashed, Clock, Flag, Hand, Undo2, X, type LucideIcon } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';

type PaymentStatus = Parameters<typeof describePaymentStatus>[0];

const iconOfTone: Record<StatusTone, LucideIcon> = {
  neutral: CircleDashed,
  info: Clock,
  success: Check,
  warn: Hand,
  danger: X,
};

/** A form beside the colour, so that states differ without it too. */
const iconOfStatus: Partial<Record<PaymentStatus, LucideIcon>> = {
  refunded: Undo2,
  partially_refunded: Undo2,
  disputed: Flag,
};

export interface StatusBadgeProps {
  status: PaymentStatus;
}

/** A payment's status; words and tone come from the domain's one table. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, tone } = describePaymentStatus(status);
  return (
    <Badge tone={tone} icon={iconOfStatus[status] ?? iconOfTone[tone]}>
      {label}
    </Badge>
  );
}
