/** What a business pays per payment in one currency; all amounts in minor units of it. */
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

/**
 * The fee of a payment, in minor units: percentage + fixed part, half a unit rounded up, once, then capped. Never more
 * than the amount, so that fee + net = amount with both at least 0. Throws a RangeError for amounts that are not whole.
 */
export function feeFor(amount: number, schedule: FeeSchedule): number {
  const fixed = schedule.waiver_threshold !== null && amount < schedule.waiver_threshold ? 0 : schedule.fixed;
  // Whole-number arithmetic: amount × basis points passes 2^53 for large amounts.
  const share = (BigInt(amount) * BigInt(schedule.basis_points) + 5_000n) / 10_000n;
  const fee = Number(share) + fixed;
  return Math.min(fee, schedule.cap ?? fee, amount);
}
