import type { FeeBearer } from '@harbour/contract/enums';

/** What a payment in one currency costs; all amounts in minor units of it. */
export interface FeeSchedule {
  /** Percentage in hundredths of a percent: 150 is 1.5 %. */
  basis_points: number;
  /** Added to the percentage. */
  fixed: number;
  /** The fee never exceeds this; null for no cap. */
  cap: number | null;
  /** Below this amount the fixed part is waived; null for never. */
  waiver_threshold: number | null;
}

/** A sum of which a part is our fee. */
export interface WithFee {
  /** All of it, the fee included. */
  amount: number;
  fee: number;
}

function fixedPart(asked: number, { fixed, waiver_threshold }: FeeSchedule): number {
  return waiver_threshold !== null && asked < waiver_threshold ? 0 : fixed;
}

/**
 * The fee that a merchant bears, in minor units: percentage + fixed part, half a unit rounded up, once, then capped. Never more
 * than the amount, so that fee + net = amount with both at least 0. Throws a RangeError for amounts that are not whole.
 */
export function feeFor(amount: number, schedule: FeeSchedule): number {
  // Whole-number arithmetic: amount × basis points passes 2^53 for large amounts.
  const share = (BigInt(amount) * BigInt(schedule.basis_points) + 5_000n) / 10_000n;
  const fee = Number(share) + fixedPart(amount, schedule);
  return Math.min(fee, schedule.cap ?? fee, amount);
}

/**
 * The fee that a payer bears on top of what the merchant asks for, in minor units: what the schedule takes of both
 * together, so that exactly what was asked for is left. Half a unit rounded up, once, then capped. The fixed part is waived
 * by what was asked for, since that is the price that people compare. Throws a RangeError for an amount that is not whole,
 * a schedule that takes everything, and sums that are not exact any more.
 */
export function payerFeeFor(asked: number, schedule: FeeSchedule): number {
  // fee = (asked + fee) × p + fixed, solved for the fee; p in hundredths of a percent.
  const left = 10_000n - BigInt(schedule.basis_points);
  if (left <= 0n) throw new RangeError('A schedule that takes everything can not be added to a price.');
  const dividend =
    BigInt(asked) * BigInt(schedule.basis_points) + BigInt(fixedPart(asked, schedule)) * 10_000n;
  const fee = Number((2n * dividend + left) / (2n * left));
  const capped = Math.min(fee, schedule.cap ?? fee);
  if (!Number.isSafeInteger(asked + capped)) throw new RangeError('The sum is too large to be exact.');
  return capped;
}

/** What a payer is asked to pay, and the part of it that is our fee on top of what the merchant asks for. */
export function priceFor(asked: number, schedule: FeeSchedule, bearer: FeeBearer): WithFee {
  const fee = bearer === 'payer' ? payerFeeFor(asked, schedule) : 0;
  return { amount: asked + fee, fee };
}

/**
 * What a payment leaves its merchant once refunds have taken theirs, in minor units: the ledger's credits less its debits.
 * Our part of a refund is the fee given back with it. Below zero where a fee was kept and everything went back.
 */
export function netAfterRefunds(paid: WithFee, refunded: WithFee): number {
  return paid.amount - paid.fee - (refunded.amount - refunded.fee);
}

/**
 * The part of a refund that is our fee given back: the payer's fee goes back in the same proportion as the payment. Rounded
 * on the running sum, so that refunds of the whole payment, in whatever parts, give back the whole fee.
 *
 * @param paid what the payer paid, and the fee that the payer bore
 * @param before what was refunded, and the fee given back with it, so far
 * @param amount what is refunded now; with `before` never above what was paid
 */
export function refundedFeeFor(paid: WithFee, before: WithFee, amount: number): number {
  if (paid.fee === 0) return 0;
  const sum = BigInt(before.amount + amount);
  const whole = BigInt(paid.amount);
  const due = Number((2n * BigInt(paid.fee) * sum + whole) / (2n * whole));
  return Math.min(Math.max(due - before.fee, 0), amount);
}
