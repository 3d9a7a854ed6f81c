/** The value axis of a chart: from `floor` to `ceiling`, with a line at each tick. */
export interface ChartScale {
  floor: number;
  ceiling: number;
  /** Ascending, always with zero among them. */
  ticks: readonly number[];
}

const roundFactors = [1, 2, 5, 10];

/**
 * Round ticks around whole numbers (minor units, counts): steps of 1, 2 or 5 times a power of ten, never below one, so
 * that a tick is exact and its short form (`₦2.5K`) rounds nothing. Zero is always on it: an area or a bar that starts
 * elsewhere lies about proportions.
 */
export function scaleOf(values: readonly (number | null)[], intervals = 4): ChartScale {
  let high = 0;
  let low = 0;
  for (const value of values) {
    if (value === null) continue;
    high = Math.max(high, value);
    low = Math.min(low, value);
  }
  if (high === low) return { floor: 0, ceiling: 1, ticks: [0] };
  const wanted = (high - low) / intervals;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const factor = roundFactors.find((each) => each * magnitude >= wanted) ?? 10;
  const step = Math.max(1, factor * magnitude);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { floor: first * step, ceiling: last * step, ticks };
}

/** Where a value lies on the scale, in percent from the top. */
export function heightOf(value: number, { floor, ceiling }: ChartScale): number {
  return ((ceiling - value) / (ceiling - floor)) * 100;
}

/**
 * Which of `count` labels along the time axis have room when at most `most` do: evenly spaced, the newest always among
 * them.
 */
export function labelledIndices(count: number, most: number): ReadonlySet<number> {
  const last = count - 1;
  const stride = Math.max(1, Math.ceil(last / (most - 1)));
  const chosen = new Set<number>();
  for (let index = last; index >= 0; index -= stride) chosen.add(index);
  return chosen;
}
