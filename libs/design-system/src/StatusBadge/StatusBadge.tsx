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

const looks = new Map<PaymentStatus, { label: string; className: string }>();

/** Put together once for each status: a list shows hundreds, and the browser takes a new string apart each time. */
function lookOf(status: PaymentStatus) {
  let look = looks.get(status);
  if (!look) {
    const { label, tone } = describePaymentStatus(status);
    const form = marks[markOfStatus[status] ?? markOfTone[tone]];
    look = { label, className: `${badge} ${tones[tone]} ${mark} ${form}` };
    looks.set(status, look);
  }
  return look;
}

/** A payment's status; words and tone come from the domain's one table. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, className } = lookOf(status);
  return <span className={className}>{label}</span>;
}

// Without hooks: a table calls it instead of mounting it.
StatusBadge.flat = true;
