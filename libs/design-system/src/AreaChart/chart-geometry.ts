/** A point of the plot in percent of its box, y from the top. */
export interface PlotPoint {
  x: number;
  y: number;
}

/** A round number at or above the highest value: 1, 2, 2.5 or 5 times a power of ten. */
export function ceilingOf(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  if (highest === 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= highest) ?? 10;
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

/**
 * A line through every point that never swings beyond its neighbours: a day without payments stays at zero. Between two
 * points a cubic with level handles, so that peaks are where the values are.
 */
export function linePath(points: readonly PlotPoint[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const middle = round((before.x + point.x) / 2);
      return `C${middle} ${round(before.y)} ${middle} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
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
