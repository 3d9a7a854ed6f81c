import { useState, type PointerEvent } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  area,
  axis,
  cursor,
  details,
  dot,
  figure,
  gridLine,
  line,
  plot,
  reader,
  readout,
  readoutValue,
  scaleLabel,
  summary,
  svg,
  table,
  tableCaption,
  tableCell,
  tableNumber,
  tableScroller,
  ticks,
} from './AreaChart.css.ts';
import { areaPath, ceilingOf, linePath, plotPoints } from './chart-geometry.ts';

export interface ChartPoint {
  /** The day: "27 Nov". */
  label: string;
  value: number;
  /** More about it: "12 payments". */
  detail?: string;
}

export interface AreaChartProps {
  /** What is shown: "Volume of the last 30 days". */
  label: string;
  points: readonly ChartPoint[];
  /** Writes a value for people, e.g. by formatMoney. */
  format: (value: number) => string;
  /** Writes a value at the scale, where room is short. */
  formatScale?: (value: number) => string;
  loading?: boolean;
}

/** What scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 } as const;

const lines = [0, 50, 100] as const;

/**
 * One quantity over time. Pointer and arrow keys read off single values; the same figures stand in a table below.
 */
export function AreaChart({ label, points, format, formatScale = format, loading = false }: AreaChartProps) {
  const [at, setAt] = useState<number | undefined>(undefined);
  if (loading) return <Skeleton shape="block" />;

  const ceiling = ceilingOf(points.map(({ value }) => value));
  const places = plotPoints(
    points.map(({ value }) => value),
    ceiling,
  );
  const last = points.length - 1;
  const point = at === undefined ? undefined : points[at];
  const place = at === undefined ? undefined : places[at];

  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setAt(Math.min(last, Math.max(0, Math.round(share * last))));
  };
  return (
    <figure className={figure}>
      <div className={readout} aria-live="off">
        <span>{point ? [point.label, point.detail].filter(Boolean).join(', ') : label}</span>
        <span className={readoutValue}>{point ? format(point.value) : ' '}</span>
      </div>
      <div className={plot} onPointerMove={handlePointer} onPointerLeave={() => setAt(undefined)}>
        <svg className={svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map((y) => (
            <path key={y} d={`M0 ${y}H100`} className={gridLine} />
          ))}
          <path d={places.map(({ x }) => `M${x} 100v3`).join('')} className={ticks} />
          <path d={areaPath(places)} className={area} />
          <path d={linePath(places)} className={line} />
        </svg>
        {[0, 50].map((y) => (
          <span key={y} className={scaleLabel} style={{ top: `${y}%` }} aria-hidden="true">
            {formatScale((ceiling * (100 - y)) / 100)}
          </span>
        ))}
        {place && (
          <>
            <span className={cursor} style={{ left: `${place.x}%` }} />
            <span className={dot} style={{ left: `${place.x}%`, top: `${place.y}%` }} />
          </>
        )}
        <input
          type="range"
          className={reader}
          min={0}
          max={Math.max(last, 0)}
          value={at ?? Math.max(last, 0)}
          aria-label={label}
          aria-valuetext={describe(points[at ?? last], format)}
          onChange={(event) => setAt(event.target.valueAsNumber)}
          onFocus={() => setAt(last)}
          onBlur={() => setAt(undefined)}
        />
      </div>
      <div className={axis} aria-hidden="true">
        <span>{points[0]?.label}</span>
        {last > 1 && <span>{points[Math.round(last / 2)]?.label}</span>}
        {last > 0 && <span>{points[last]?.label}</span>}
      </div>
      <details className={details}>
        <summary className={summary}>Show as a table</summary>
        <section className={tableScroller} aria-label={`${label}, as a table`} {...scrollable}>
          <table className={table}>
            <caption className={tableCaption}>{label}</caption>
            <tbody>
              {points.map((each) => (
                <tr key={each.label}>
                  <th scope="row" className={tableCell}>
                    {each.label}
                  </th>
                  <td className={tableCell}>{each.detail}</td>
                  <td className={`${tableCell} ${tableNumber}`}>{format(each.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

function describe(point: ChartPoint | undefined, format: (value: number) => string): string {
  return point ? [point.label, format(point.value), point.detail].filter(Boolean).join(', ') : 'No data';
}
