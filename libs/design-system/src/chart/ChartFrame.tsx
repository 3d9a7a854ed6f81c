import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { figure, head, loadingPlot, placeholder } from './chart.css.ts';

/** States that every chart has. */
export interface ChartStates {
  /** The card around it says the label already; a screen reader hears it all the same. */
  labelHidden?: boolean;
  loading?: boolean;
  /** The figures could not be had: what happened, in a sentence. */
  error?: string;
  /** Usually a Button that tries again. */
  errorAction?: ReactNode;
  /** What stands where there are no figures at all. A day without payments is no such case: it is a zero. */
  empty?: ReactNode;
}

interface ChartFrameProps extends ChartStates {
  label: string;
  /** Whether there is anything to draw. */
  filled: boolean;
  legend?: ReactNode;
  children: () => ReactNode;
}

/** Label, legend and chart; or, at the chart's own size, what there is instead. */
export function ChartFrame({
  label,
  labelHidden = false,
  filled,
  legend,
  loading = false,
  error,
  errorAction,
  empty = 'No figures for this period',
  children,
}: ChartFrameProps) {
  const ready = !loading && error === undefined && filled;
  return (
    <figure className={figure} aria-label={label} aria-busy={loading || undefined}>
      {(!labelHidden || (ready && legend)) && (
        <div className={head}>
          {!labelHidden && <span>{label}</span>}
          {ready && legend}
        </div>
      )}
      {loading && (
        <div className={loadingPlot}>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton />
        </div>
      )}
      {!loading && error !== undefined && (
        <div className={placeholder} role="alert">
          <span>{error}</span>
          {errorAction}
        </div>
      )}
      {!loading && error === undefined && !filled && <div className={placeholder}>{empty}</div>}
      {ready && children()}
    </figure>
  );
}
