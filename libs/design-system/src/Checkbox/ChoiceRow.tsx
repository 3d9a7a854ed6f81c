import type { ReactNode } from 'react';
import { choice, hint as hintStyle, label as labelStyle, text } from './Checkbox.css.ts';

interface ChoiceRowProps {
  /** The control's id; the hint is `…-hint`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** The control itself. */
  children: ReactNode;
  /** Below the words: what is wrong. */
  below?: ReactNode;
}

/** A small control and, beside it, the words that say what it does. */
export function ChoiceRow({ id, label, hint, disabled = false, children, below }: ChoiceRowProps) {
  return (
    <div className={choice} data-disabled={disabled ? '' : undefined}>
      {children}
      <div className={text}>
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
