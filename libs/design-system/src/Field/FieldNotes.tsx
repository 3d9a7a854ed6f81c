import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { error as errorStyle, errorIcon, hint as hintStyle } from './Field.css.ts';

export interface FieldNotesProps {
  /** The control's; the notes are `…-error` and `…-hint`. */
  id: string;
  message?: string;
  hint?: ReactNode;
}

/** The error and the hint below a control. */
export function FieldNotes({ id, message, hint }: FieldNotesProps) {
  return (
    <>
      {message && (
        <p className={errorStyle} id={`${id}-error`}>
          <span className={errorIcon}>
            <Icon icon={CircleAlert} size={14} />
          </span>
          {message}
        </p>
      )}
      {hint && (
        <p className={hintStyle} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
