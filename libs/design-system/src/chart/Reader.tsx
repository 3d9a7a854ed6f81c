import { reader } from './chart.css.ts';

interface ReaderProps {
  /** Name of the chart. */
  label: string;
  count: number;
  /** The place read off, if any. */
  at: number | undefined;
  /** Where reading starts when focus arrives. */
  start: number;
  /** What stands at a place, in words and in full. */
  describe: (index: number) => string;
  onRead: (index: number | undefined) => void;
}

/** The chart's keyboard and its voice: a slider that walks from place to place and says the value of each. */
export function Reader({ label, count, at, start, describe, onRead }: ReaderProps) {
  const place = Math.min(at ?? start, count - 1);
  return (
    <input
      type="range"
      className={reader}
      min={0}
      max={Math.max(count - 1, 0)}
      step={1}
      value={place}
      aria-label={label}
      aria-roledescription="chart"
      aria-valuetext={describe(place)}
      onChange={(event) => onRead(event.target.valueAsNumber)}
      onFocus={() => onRead(place)}
      onBlur={() => onRead(undefined)}
    />
  );
}

/** Which of `count` places the pointer is nearest to, when they are spread from edge to edge of the box. */
export function nearestPlace(clientX: number, box: DOMRect, count: number): number {
  const share = box.width > 0 ? (clientX - box.left) / box.width : 0;
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

/** In which of `count` equal bands of the box the pointer is. */
export function bandAt(clientX: number, box: DOMRect, count: number): number {
  const share = box.width > 0 ? (clientX - box.left) / box.width : 0;
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
