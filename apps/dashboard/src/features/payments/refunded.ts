import type { Refund } from '@harbour/contract/model';
import type { RefundStatus } from '@harbour/contract/enums';
import type { WithFee } from '@harbour/domain/fees';

/** What refunds in one of these states take back together, and the part of it that is our fee, in minor units. */
export function sumOfRefunds(refunds: readonly Refund[], ...states: RefundStatus[]): WithFee {
  const sum = { amount: 0, fee: 0 };
  for (const refund of refunds) {
    if (!states.includes(refund.status)) continue;
    sum.amount += refund.amount.amount;
    sum.fee += refund.fee_refunded.amount;
  }
  return sum;
}
