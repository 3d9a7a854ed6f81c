/** A point of the plot in percent of its box, y from the top. */
export interface PlotPoint {
  x: number;
  y: number;
}

/** Factors of a power of ten whose halves are round too: the scale writes both. */
const roundFactors = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** A round number at or above the highest value. */
export function ceilingOf(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  if (highest === 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const step = roundFactors.find((factor) => factor * magnitude >= highest) ?? 10;
  return step * magnitude;
}

/** Where the values lie in a box of 100 × 100 with `ceiling` at its upper edge. A single value lies in the middle. */
export function plotPoints(values: readonly number[], ceiling: number): PlotPoint[] {
  const last = values.length - 1;
  return values.map((value, index) => ({
    x: last === 0 ? 50 : (index / last) * 100,
    y: 100 - (value / ceiling) * 100,
  }));
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The slope at each point: none at a peak, a valley or a plateau, else between those of its two sides. */
function slopesOf(points: readonly PlotPoint[]): number[] {
  const sides = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return (point.y - before.y) / (point.x - before.x);
  });
  return points.map((_, index) => {
    const left = sides[index - 1] ?? sides[index] ?? 0;
    const right = sides[index] ?? left;
    if (left * right <= 0) return 0;
    const gentler = Math.min(Math.abs(left), Math.abs(right));
    return Math.sign(left) * Math.min(Math.abs(left + right) / 2, 3 * gentler);
  });
}

/** A line through every point that never swings beyond its neighbours: a day without payments stays at zero. */
export function linePath(points: readonly PlotPoint[]): string {
  const slopes = slopesOf(points);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const third = (point.x - before.x) / 3;
      const first = `${round(before.x + third)} ${round(before.y + third * (slopes[index - 1] ?? 0))}`;
      const second = `${round(point.x - third)} ${round(point.y - third * (slopes[index] ?? 0))}`;
      return `C${first} ${second} ${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

/** The same line closed along the lower edge. */
export function areaPath(points: readonly PlotPoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${linePath(points)}L${round(last.x)} 100L${round(first.x)} 100Z`;
}
