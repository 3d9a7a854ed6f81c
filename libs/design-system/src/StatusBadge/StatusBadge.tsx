import { describePaymentStatus, type StatusTone } from '@harbour/domain/payment-status';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Hand from 'lucide-react/icons/hand';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Badge } from '../Badge/Badge.tsx';
import type { IconComponent } from '../Icon/Icon.tsx';

type PaymentStatus = Parameters<typeof describePaymentStatus>[0];

const iconOfTone: Record<StatusTone, IconComponent> = {
  neutral: CircleDashed,
  info: Clock,
  success: Check,
  warn: Hand,
  danger: X,
};

/** A form beside the colour, so that states differ without it too. */
const iconOfStatus: Partial<Record<PaymentStatus, IconComponent>> = {
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
