import type { ReactNode } from 'react';
import { choice, hint as hintStyle, label as labelStyle, sides, text, textPlaces } from './Checkbox.css.ts';

export interface ChoiceRowProps {
  /** The control's id; the hint is `…-hint`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** At which end of the line the control stands. */
  side?: keyof typeof sides;
  /** The control itself. */
  children: ReactNode;
  /** Below the words: what is wrong. */
  below?: ReactNode;
}

/** A small control and, beside it, the words that say what it does. */
export function ChoiceRow({
  id,
  label,
  hint,
  disabled = false,
  side = 'start',
  children,
  below,
}: ChoiceRowProps) {
  return (
    <div className={`${choice} ${sides[side]}`} data-disabled={disabled ? '' : undefined}>
      {children}
      <div className={`${text} ${textPlaces[side]}`}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={hintStyle} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {below}
      </div>
    </div>
  );
}
