import { useId, useState } from 'react';
import { groupedBars, stackedBars, stackReach, type BarSeries } from '../chart/bars.ts';
import { ChartFrame, type ChartStates } from '../chart/ChartFrame.tsx';
import { ChartTable } from '../chart/ChartTable.tsx';
import { layer, legend, legendItem, plot, stage } from '../chart/chart.css.ts';
import { fillAt, FillPatterns, fillProps, Swatch } from '../chart/Fills.tsx';
import { bandAt, Reader } from '../chart/Reader.tsx';
import { Readout } from '../chart/Readout.tsx';
import { scaleOf } from '../chart/scale.ts';
import { TimeAxis } from '../chart/TimeAxis.tsx';
import { ValueAxis } from '../chart/ValueAxis.tsx';
import { writerOf, type ChartWriting } from '../chart/write.ts';
import { band as bandStyle } from './BarChart.css.ts';

export type { BarSeries } from '../chart/bars.ts';

export interface BarChartProps extends ChartWriting, ChartStates {
  /** What is shown: "Payments by method, last 7 days". */
  label: string;
  /** Names of the places, in order: days, methods. */
  categories: readonly string[];
  /** One to six. Each has a value for every category. */
  series: readonly BarSeries[];
  /** `stacked` where the parts make a sum that matters; `grouped` where they are compared with each other. */
  arrangement?: 'grouped' | 'stacked';
  /** Heading of the table's first column. */
  rowHeading?: string;
}

/**
 * Amounts in separate places, as bars from zero. Series are told apart by tint and hatching. Pointer, touch and arrow keys
 * read off a place at a time; the same figures stand in a table below.
 */
export function BarChart(props: BarChartProps) {
  const { label, categories, series, ...states } = props;
  const id = useId();
  return (
    <ChartFrame
      {...states}
      label={label}
      filled={categories.length > 0 && series.length > 0}
      legend={
        series.length > 1 && (
          <ul className={legend}>
            {series.map((each, index) => (
              <li key={each.label} className={legendItem}>
                <Swatch fill={fillAt(index)} id={id} />
                {each.label}
              </li>
            ))}
          </ul>
        )
      }
    >
      {() => <Plot {...props} id={id} />}
    </ChartFrame>
  );
}

function Plot({
  id,
  label,
  categories,
  series,
  arrangement = 'grouped',
  rowHeading = 'Day',
  ...writing
}: BarChartProps & { id: string }) {
  const [at, setAt] = useState<number | undefined>(undefined);
  const write = writerOf(writing);
  const count = categories.length;
  const stacked = arrangement === 'stacked';
  const summed = stacked && series.length > 1;
  const scale = scaleOf(stacked ? stackReach(series, count) : series.flatMap(({ values }) => values));
  const bars = (stacked ? stackedBars : groupedBars)(series, count, scale);
  const place = Math.min(at ?? count - 1, count - 1);
  const middleOf = (index: number) => ((index + 0.5) / count) * 100;
  const full = (value: number | null | undefined) => (value == null ? 'No figure' : write.full(value));
  const totalAt = (index: number) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

  const describe = (index: number) => {
    const words = [categories[index]];
    if (summed) words.push(`total ${full(totalAt(index))}`);
    for (const { label: name, values } of series) {
      words.push(series.length > 1 ? `${name} ${full(values[index])}` : full(values[index]));
    }
    return words.join(', ');
  };
  const compared = !summed && series.length > 1;
  const shown = series.map(({ label: name, values }) => ({ label: name, value: full(values[place]) }));

  return (
    <>
      <FillPatterns id={id} />
      <div className={stage}>
        <Readout
          at={middleOf(place)}
          title={categories[place] ?? ''}
          detail={summed ? 'Total' : undefined}
          value={compared ? undefined : full(summed ? totalAt(place) : series[0]?.values[place])}
          more={series.length > 1 ? shown : undefined}
        />
        <div
          className={plot}
          onPointerMove={(event) =>
            setAt(bandAt(event.clientX, event.currentTarget.getBoundingClientRect(), count))
          }
          onPointerLeave={() => setAt(undefined)}
        >
          {at !== undefined && (
            <span
              className={bandStyle}
              style={{ left: `${(place / count) * 100}%`, width: `${100 / count}%` }}
            />
          )}
          <ValueAxis scale={scale} write={write.short} />
          <svg className={layer} aria-hidden="true">
            {bars.map((bar) => (
              <rect
                key={bar.key}
                x={`${bar.x}%`}
                y={`${bar.y}%`}
                width={`${bar.width}%`}
                height={`${bar.height}%`}
                data-dimmed={at !== undefined && bar.band !== place ? '' : undefined}
                {...fillProps(fillAt(bar.series), id)}
              />
            ))}
          </svg>
          <Reader label={label} count={count} at={at} start={count - 1} describe={describe} onRead={setAt} />
        </div>
        <TimeAxis labels={categories} placeOf={middleOf} />
      </div>
      <ChartTable
        label={label}
        rowHeading={rowHeading}
        columns={[...series.map((each) => each.label), ...(summed ? ['Total'] : [])]}
        rows={categories.map((category, index) => ({
          label: category,
          cells: [
            ...series.map(({ values }) => full(values[index])),
            ...(summed ? [full(totalAt(index))] : []),
          ],
        }))}
      />
    </>
  );
}
