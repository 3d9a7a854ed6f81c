import { gridLine, layer, scaleLabel } from './chart.css.ts';
import { heightOf, type ChartScale } from './scale.ts';

/** A line at each tick, and its value beside the plot. */
export function ValueAxis({ scale, write }: { scale: ChartScale; write: (value: number) => string }) {
  return (
    <>
      <svg className={layer} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${heightOf(tick, scale)}H100`}
            className={gridLine}
            data-zero={tick === 0 ? '' : undefined}
          />
        ))}
      </svg>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={scaleLabel}
          style={{ top: `${heightOf(tick, scale)}%` }}
          aria-hidden="true"
        >
          {write(tick)}
        </span>
      ))}
    </>
  );
}
