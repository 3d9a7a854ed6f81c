/** One part of a whole. */
export interface Part {
  label: string;
  /** A whole number, not negative: minor units, a count. */
  value: number;
}

/** More slices than these are told apart by nobody; the rest is one. */
export const mostParts = 6;

/** The largest first, and everything beyond the sixth summed up under `restLabel`. Empty parts are left out. */
export function largestParts(parts: readonly Part[], restLabel: string): Part[] {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= mostParts) return sorted;
  const rest = sorted.slice(mostParts);
  const sum = rest.reduce((total, { value }) => total + value, 0);
  return [...sorted.slice(0, mostParts), { label: `${restLabel} (${rest.length})`, value: sum }];
}

/**
 * Shares in tenths of a per cent that add up to exactly 1000: each is cut, and what is missing goes to those that lost
 * most by it. Rounded one by one, three thirds would make 99.9 %.
 */
export function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 1000);
  const shares = exact.map(Math.floor);
  let missing = 1000 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .toSorted((one, other) => other.loss - one.loss);
  for (const { index } of byLoss) {
    if (missing <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    missing -= 1;
  }
  return shares;
}

/** A ring's segment from `from` to `to` (shares of the turn, 0 at twelve o'clock, clockwise) in a box of 100 × 100. */
export function ringPath(from: number, to: number, outer = 48, inner = 31): string {
  // A whole turn begins where it ends, which an arc cannot draw: it becomes two halves.
  if (to - from >= 1) return ringPath(0, 0.5, outer, inner) + ringPath(0.5, 1 - 1e-9, outer, inner);
  const large = to - from > 0.5 ? 1 : 0;
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI;
    const x = 50 + radius * Math.sin(angle);
    const y = 50 - radius * Math.cos(angle);
    return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
  };
  return (
    `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
  );
}

/** The segments of all parts, one after the other around the ring. */
export function ringPaths(values: readonly number[]): string[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let turned = 0;
  return values.map((value) => {
    const from = turned;
    turned += value;
    return ringPath(from / total, turned / total);
  });
}
