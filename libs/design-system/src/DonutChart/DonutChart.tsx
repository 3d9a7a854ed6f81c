import { formatPercent } from '@harbour/domain/percent';
import { useId, useState } from 'react';
import { ChartFrame, type ChartStates } from '../chart/ChartFrame.tsx';
import { tableCaption } from '../chart/chart.css.ts';
import { fillAt, FillPatterns, fillProps, Swatch } from '../chart/Fills.tsx';
import { Reader } from '../chart/Reader.tsx';
import { largestParts, mostParts, ringPaths, sharesOf, type Part } from '../chart/shares.ts';
import { writerOf, type ChartWriting } from '../chart/write.ts';
import {
  body,
  cell,
  centre,
  centreLabel,
  centreValue,
  drawing,
  name,
  number,
  readerPlace,
  ring,
  row,
  share,
  table,
} from './DonutChart.css.ts';

export interface DonutChartProps extends ChartWriting, ChartStates {
  /** What the whole is: "Payments by method". */
  label: string;
  /** Parts of the whole, none negative. The largest come first; from the seventh on they are summed up. */
  slices: readonly Part[];
  /** What the whole is called in the middle. */
  totalLabel?: string;
  /** What the summed rest is called. */
  restLabel?: string;
  /** Heading of the first column. */
  rowHeading?: string;
}

/**
 * How a whole is made up, in seven parts at most. Beside the ring stands what it shows: name, value and share, in a table;
 * shares add up to exactly 100 %.
 */
export function DonutChart(props: DonutChartProps) {
  const { label, slices, ...states } = props;
  return (
    <ChartFrame {...states} label={label} filled={slices.some(({ value }) => value > 0)}>
      {() => <Ring {...props} />}
    </ChartFrame>
  );
}

function Ring({
  label,
  slices,
  totalLabel = 'Total',
  restLabel = 'Other',
  rowHeading = 'Part',
  locale = 'en',
  ...writing
}: DonutChartProps) {
  const id = useId();
  const [at, setAt] = useState<number | undefined>(undefined);
  const write = writerOf({ locale, ...writing });
  const parts = largestParts(slices, restLabel);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shares = sharesOf(parts.map(({ value }) => value)).map((each) =>
    formatPercent(each / 1000, { locale, exact: true }),
  );
  // The rest is no series: it gets the plain fill, whatever its place.
  const fillOf = (index: number) => (index < mostParts ? fillAt(index) : 'land');
  const active = at === undefined ? undefined : parts[at];

  const paths = ringPaths(parts.map(({ value }) => value));
  const describe = (index: number) => {
    const part = parts[index];
    return part ? `${part.label}, ${write.full(part.value)}, ${shares[index]}` : '';
  };

  return (
    <div className={body}>
      <FillPatterns id={id} />
      <div className={ring} onPointerLeave={() => setAt(undefined)}>
        <svg className={drawing} viewBox="0 0 100 100" aria-hidden="true">
          {parts.map((part, index) => (
            <path
              key={part.label}
              d={paths[index]}
              data-dimmed={at !== undefined && at !== index ? '' : undefined}
              onPointerEnter={() => setAt(index)}
              {...fillProps(fillOf(index), id)}
            />
          ))}
        </svg>
        <div className={centre} aria-hidden="true">
          <span className={centreLabel}>{active?.label ?? totalLabel}</span>
          <span className={centreValue}>{write.full(active?.value ?? total)}</span>
          {at !== undefined && <span className={centreLabel}>{shares[at]}</span>}
        </div>
        <div className={readerPlace}>
          <Reader label={label} count={parts.length} at={at} start={0} describe={describe} onRead={setAt} />
        </div>
      </div>
      <table className={table}>
        <caption className={tableCaption}>{label}</caption>
        <thead className={tableCaption}>
          <tr>
            <th scope="col">{rowHeading}</th>
            <th scope="col">Value</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.label} className={row} data-active={at === index ? '' : undefined}>
              <th scope="row" className={cell}>
                <span className={name}>
                  <Swatch fill={fillOf(index)} id={id} />
                  {part.label}
                </span>
              </th>
              <td className={`${cell} ${number}`}>{write.full(part.value)}</td>
              <td className={`${cell} ${number} ${share}`}>{shares[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
