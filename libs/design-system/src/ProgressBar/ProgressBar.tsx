import { formatPercent } from '@harbour/domain/percent';
import { Progress as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import {
  bar,
  figure,
  label as labelStyle,
  note as noteStyle,
  progress,
  sizes,
  tones,
  track,
  travelling,
  words,
  wordsHidden,
} from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is going on: "Uploading passport.pdf". */
  label: string;
  /** Only where the place already says it. */
  labelHidden?: boolean;
  /** How far, from 0 to `max`. Without it: how far is not known. */
  value?: number;
  max?: number;
  /** How far in words, in place of a percentage: "12 of 53 rows". */
  valueText?: string;
  /** Below the bar: what comes next, or what went wrong. */
  note?: ReactNode;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** How far something has come that takes a while. It never runs backwards by itself and never claims what is not known. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  note,
  tone = 'accent',
  size = 'md',
}: ProgressBarProps) {
  const id = useId();
  const known = value !== undefined && Number.isFinite(value) && max > 0;
  const reached = known ? Math.min(Math.max(value, 0), max) : null;
  // Rounded down: it says 100% when all of it is done, not before.
  const percent = reached === null ? undefined : formatPercent(Math.floor((reached * 100) / max) / 100);
  const text = valueText ?? percent;
  return (
    <div className={progress}>
      <div className={labelHidden ? wordsHidden : words}>
        <span id={`${id}-label`} className={labelStyle}>
          {label}
        </span>
        {text && <span className={figure}>{text}</span>}
      </div>
      <Radix.Root
        value={reached}
        max={max > 0 ? max : 100}
        getValueLabel={() => text ?? ''}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        className={`${track} ${sizes[size]}`}
      >
        <Radix.Indicator
          className={reached === null ? `${bar} ${tones[tone]} ${travelling}` : `${bar} ${tones[tone]}`}
          style={reached === null ? undefined : { inlineSize: `${(reached / max) * 100}%` }}
        />
      </Radix.Root>
      {note && (
        <p id={`${id}-note`} className={noteStyle}>
          {note}
        </p>
      )}
    </div>
  );
}
