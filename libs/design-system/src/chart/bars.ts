import { heightOf, type ChartScale } from './scale.ts';

/** A rectangle in percent of the plot. */
export interface BarShape {
  key: string;
  series: number;
  band: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarSeries {
  label: string;
  /** One whole number per place; `null` where nothing is known. */
  values: readonly (number | null)[];
}

/** How much of its band a group of bars takes. */
const share = 0.64;

/** Sums per place, above and below zero apart: what a stack reaches. */
export function stackReach(series: readonly BarSeries[], bands: number): number[] {
  const reach: number[] = [];
  for (let band = 0; band < bands; band += 1) {
    let above = 0;
    let below = 0;
    for (const { values } of series) {
      const value = values[band] ?? 0;
      if (value > 0) above += value;
      else below += value;
    }
    reach.push(above, below);
  }
  return reach;
}

/** Side by side within each band, each from the zero line. */
export function groupedBars(series: readonly BarSeries[], bands: number, scale: ChartScale): BarShape[] {
  const band = 100 / bands;
  const width = (band * share) / series.length;
  return series.flatMap(({ values }, index) =>
    values.flatMap((value, place) => {
      if (value === null || value === 0) return [];
      const x = place * band + (band * (1 - share)) / 2 + index * width;
      return [shape(index, place, x, width * (series.length > 1 ? 0.9 : 1), 0, value, scale)];
    }),
  );
}

/** On top of each other, in the order of the series; negative values hang below the zero line. */
export function stackedBars(series: readonly BarSeries[], bands: number, scale: ChartScale): BarShape[] {
  const band = 100 / bands;
  const width = band * share;
  const shapes: BarShape[] = [];
  for (let place = 0; place < bands; place += 1) {
    let above = 0;
    let below = 0;
    for (const [index, { values }] of series.entries()) {
      const value = values[place] ?? 0;
      if (value === 0) continue;
      const from = value > 0 ? above : below;
      if (value > 0) above += value;
      else below += value;
      shapes.push(shape(index, place, place * band + (band - width) / 2, width, from, from + value, scale));
    }
  }
  return shapes;
}

function shape(
  series: number,
  band: number,
  x: number,
  width: number,
  from: number,
  to: number,
  scale: ChartScale,
): BarShape {
  const top = heightOf(Math.max(from, to), scale);
  const bottom = heightOf(Math.min(from, to), scale);
  return { key: `${series}-${band}`, series, band, x, y: top, width, height: bottom - top };
}
