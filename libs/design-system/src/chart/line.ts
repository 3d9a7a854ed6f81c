import { heightOf, type ChartScale } from './scale.ts';

/** A point of the plot in percent of its box, y from the top. */
export interface PlotPoint {
  x: number;
  y: number;
}

/** Where each value lies, evenly spaced in time; null where there is none. A single value lies in the middle. */
export function plotPoints(values: readonly (number | null)[], scale: ChartScale): (PlotPoint | null)[] {
  const last = values.length - 1;
  return values.map((value, index) =>
    value === null ? null : { x: last === 0 ? 50 : (index / last) * 100, y: heightOf(value, scale) },
  );
}

/** Runs of neighbouring points: a gap ends one and begins the next. */
export function runsOf(points: readonly (PlotPoint | null)[]): PlotPoint[][] {
  const runs: PlotPoint[][] = [];
  let run: PlotPoint[] = [];
  for (const point of points) {
    if (point) {
      if (run.length === 0) runs.push(run);
      run.push(point);
    } else {
      run = [];
    }
  }
  return runs;
}

const digits = (value: number) => Math.round(value * 1000) / 1000;
const at = ({ x, y }: PlotPoint) => `${digits(x)} ${digits(y)}`;

/** Straight from point to point: a curve would show values that nobody measured. */
export function linePath(points: readonly (PlotPoint | null)[]): string {
  return runsOf(points)
    .map((run) => `M${run.map(at).join('L')}`)
    .join('');
}

/** The same line, each run closed along the zero line at `base`. */
export function areaPath(points: readonly (PlotPoint | null)[], base: number): string {
  return runsOf(points)
    .map((run) => {
      const first = run[0];
      const last = run.at(-1);
      if (!first || !last || run.length === 1) return '';
      return `M${digits(first.x)} ${digits(base)}L${run.map(at).join('L')}L${digits(last.x)} ${digits(base)}Z`;
    })
    .join('');
}

/** Points with a gap on either side: a line of one point is invisible, so each gets a mark. */
export function lonePoints(points: readonly (PlotPoint | null)[]): PlotPoint[] {
  return runsOf(points).flatMap((run) => (run.length === 1 ? run : []));
}
