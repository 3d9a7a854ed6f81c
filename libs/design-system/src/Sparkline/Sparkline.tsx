import { area, line } from '../AreaChart/AreaChart.css.ts';
import { areaPath, linePath, plotPoints } from '../AreaChart/chart-geometry.ts';
import { sparkline } from './Sparkline.css.ts';

export interface SparklineProps {
  /** What the line tells, in words: "Rising over the last 7 days". */
  label: string;
  values: readonly number[];
}

/** The course of a figure, without a scale, beside the figure itself. */
export function Sparkline({ label, values }: SparklineProps) {
  const places = plotPoints(values, Math.max(1, ...values));
  return (
    <svg className={sparkline} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={areaPath(places)} className={area} />
      <path d={linePath(places)} className={line} />
    </svg>
  );
}
