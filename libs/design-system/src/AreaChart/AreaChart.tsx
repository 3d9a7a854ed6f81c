import { useState } from 'react';
import { ChartFrame, type ChartStates } from '../chart/ChartFrame.tsx';
import { ChartTable } from '../chart/ChartTable.tsx';
import { legend, legendItem, cursor, layer, plot, stage, swatch } from '../chart/chart.css.ts';
import { areaPath, linePath, lonePoints, plotPoints } from '../chart/line.ts';
import { nearestPlace, Reader } from '../chart/Reader.tsx';
import { Readout } from '../chart/Readout.tsx';
import { heightOf, scaleOf } from '../chart/scale.ts';
import { TimeAxis } from '../chart/TimeAxis.tsx';
import { ValueAxis } from '../chart/ValueAxis.tsx';
import { writerOf, type ChartWriting } from '../chart/write.ts';
import { area, comparisonLine, dot, lone, mainLine } from './AreaChart.css.ts';

export interface ChartPoint {
  /** The day: "27 Nov". */
  label: string;
  /** A whole number: minor units, a count. `null` where nothing is known, which is not zero: the line has a gap. */
  value: number | null;
  /** More about it: "12 payments". */
  detail?: string;
}

export interface AreaChartProps extends ChartWriting, ChartStates {
  /** What is shown: "Volume of the last 30 days". */
  label: string;
  /** Evenly spaced in time, oldest first. */
  points: readonly ChartPoint[];
  /** The same span of time before, place by place, as a dashed line. */
  comparison?: { label: string; points: readonly ChartPoint[] };
  /** What the line itself is called beside a comparison: "This week". */
  seriesLabel?: string;
  /** Heading of the table's first column. */
  rowHeading?: string;
}

const unknown = 'No figure';

/**
 * One quantity over time, straight from one measured value to the next. Pointer, touch and arrow keys read off single
 * values in full; the same figures stand in a table below.
 *
 * Drawn by hand over a little exact arithmetic: visx would bring 26.6 kB and recharts 120 kB (gzip), both without
 * keyboard or table.
 */
export function AreaChart(props: AreaChartProps) {
  const { label, points, comparison, seriesLabel = 'This period', ...states } = props;
  return (
    <ChartFrame
      {...states}
      label={label}
      filled={points.length > 0}
      legend={
        comparison && (
          <ul className={legend}>
            <LegendLine name={seriesLabel} className={mainLine} />
            <LegendLine name={comparison.label} className={comparisonLine} />
          </ul>
        )
      }
    >
      {() => <Plot {...props} seriesLabel={seriesLabel} />}
    </ChartFrame>
  );
}

function LegendLine({ name, className }: { name: string; className: string }) {
  return (
    <li className={legendItem}>
      <svg className={swatch} width="20" height="8" aria-hidden="true" focusable="false">
        <path d="M1 4H19" className={className} />
      </svg>
      {name}
    </li>
  );
}

function Plot({
  label,
  points,
  comparison,
  seriesLabel = '',
  rowHeading = 'Day',
  ...writing
}: AreaChartProps) {
  const [at, setAt] = useState<number | undefined>(undefined);
  const write = writerOf(writing);
  const values = points.map(({ value }) => value);
  const before = points.map((_, index) => comparison?.points[index]?.value ?? null);
  const scale = scaleOf([...values, ...before]);
  const places = plotPoints(values, scale);
  const placesBefore = plotPoints(before, scale);
  const newest = Math.max(
    0,
    values.findLastIndex((value) => value !== null),
  );
  const place = Math.min(at ?? newest, points.length - 1);
  const xOf = (index: number) => (points.length === 1 ? 50 : (index / (points.length - 1)) * 100);
  const full = (value: number | null | undefined) => (value == null ? unknown : write.full(value));
  const now = places[place];
  const then = placesBefore[place];
  const more = comparison ? [{ label: comparison.label, value: full(before[place]) }] : [];

  const describe = (index: number) => {
    const point = points[index];
    const words = [point?.label, full(point?.value), point?.detail];
    if (comparison) words.push(`${comparison.label}: ${full(before[index])}`);
    return words.filter(Boolean).join(', ');
  };

  return (
    <>
      <div className={stage}>
        <Readout
          at={xOf(place)}
          title={points[place]?.label ?? ''}
          value={full(values[place])}
          detail={points[place]?.detail}
          more={more}
        />
        <div
          className={plot}
          onPointerMove={(event) =>
            setAt(nearestPlace(event.clientX, event.currentTarget.getBoundingClientRect(), points.length))
          }
          onPointerLeave={() => setAt(undefined)}
        >
          <ValueAxis scale={scale} write={write.short} />
          <svg className={layer} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={areaPath(places, heightOf(0, scale))} className={area} />
            <path d={linePath(placesBefore)} className={comparisonLine} />
            <path d={linePath(places)} className={mainLine} />
          </svg>
          {lonePoints(places).map(({ x, y }) => (
            <span key={x} className={lone} style={{ left: `${x}%`, top: `${y}%` }} />
          ))}
          {at !== undefined && <span className={cursor} style={{ left: `${xOf(place)}%` }} />}
          {at !== undefined && then && (
            <span className={dot} data-comparison="" style={{ left: `${then.x}%`, top: `${then.y}%` }} />
          )}
          {now && <span className={dot} style={{ left: `${now.x}%`, top: `${now.y}%` }} />}
          <Reader
            label={label}
            count={points.length}
            at={at}
            start={newest}
            describe={describe}
            onRead={setAt}
          />
        </div>
        <TimeAxis labels={points.map((point) => point.label)} placeOf={xOf} />
      </div>
      <ChartTable
        label={label}
        rowHeading={rowHeading}
        columns={[
          ...(comparison ? [seriesLabel, comparison.label] : ['Value']),
          ...(points.some(({ detail }) => detail) ? ['Detail'] : []),
        ]}
        rows={points.map((point, index) => ({
          label: point.label,
          cells: [
            full(point.value),
            ...(comparison ? [full(before[index])] : []),
            ...(points.some(({ detail }) => detail) ? [point.detail ?? ''] : []),
          ],
        }))}
      />
    </>
  );
}
