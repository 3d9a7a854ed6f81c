import { areaPath, linePath, plotPoints } from '../chart/line.ts';
import { heightOf, scaleOf } from '../chart/scale.ts';
import { area, drawing, end, line, sparkline } from './Sparkline.css.ts';

export interface SparklineProps {
  /** What the line tells, in words: "Volume, last 7 days". */
  label: string;
  /** Whole numbers, oldest first; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** Writes a value in the words for a screen reader; grouped digits without it. */
  format?: (value: number) => string;
}

const grouped = (value: number) => value.toLocaleString('en');

/**
 * The course of a figure, without a scale, beside the figure itself. A dot marks the newest value. In words it says first,
 * newest, lowest and highest: what the eye takes from it.
 */
export function Sparkline({ label, values, format = grouped }: SparklineProps) {
  const scale = scaleOf(values);
  const places = plotPoints(values, scale);
  const newest = places.findLast((place) => place !== null);
  return (
    <div className={sparkline}>
      <svg
        className={drawing}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${inWords(values, format)}`}
      >
        <path d={areaPath(places, heightOf(0, scale))} className={area} />
        <path d={linePath(places)} className={line} />
      </svg>
      {newest && <span className={end} style={{ left: `${newest.x}%`, top: `${newest.y}%` }} />}
    </div>
  );
}

function inWords(values: readonly (number | null)[], format: (value: number) => string): string {
  const known = values.filter((value) => value !== null);
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return 'no figures';
  if (known.every((value) => value === first)) return `unchanged at ${format(first)}`;
  return [
    `from ${format(first)} to ${format(last)}`,
    `lowest ${format(Math.min(...known))}`,
    `highest ${format(Math.max(...known))}`,
  ].join(', ');
}
