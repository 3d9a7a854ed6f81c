import { describePaymentStatus, type StatusTone } from '@harbour/domain/payment-status';
import { badge, tones } from '../Badge/Badge.css.ts';
import { mark, marks } from './StatusBadge.css.ts';

type PaymentStatus = Parameters<typeof describePaymentStatus>[0];

const markOfTone: Record<StatusTone, keyof typeof marks> = {
  neutral: 'dashes',
  info: 'clock',
  success: 'tick',
  warn: 'attention',
  danger: 'cross',
};

const markOfStatus: Partial<Record<PaymentStatus, keyof typeof marks>> = {
  refunded: 'back',
  partially_refunded: 'back',
  disputed: 'flag',
};

export interface StatusBadgeProps {
  status: PaymentStatus;
}

/** A payment's status; words and tone come from the domain's one table. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, tone } = describePaymentStatus(status);
  const form = marks[markOfStatus[status] ?? markOfTone[tone]];
  return <span className={`${badge} ${tones[tone]} ${mark} ${form}`}>{label}</span>;
}
