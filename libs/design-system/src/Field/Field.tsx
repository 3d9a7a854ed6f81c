import { useId, type ReactNode } from 'react';
import { field, label as labelStyle, labelRow, labelRowHidden, optionalMark } from './Field.css.ts';
import { useFieldNotes } from './field-notes.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { InvalidContext } from './invalid-context.ts';

/** What every field has in common. */
export interface FieldProps {
  label: string;
  /** The name that is posted, and by which a Form finds the field's error. */
  name?: string;
  /** Help that stays: what the value is for, which form it has. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Comes from the surrounding Form if it is not given. */
  error?: string;
  /** Says "Optional"; most fields are required, so the few that are not are marked. */
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Only where the place already says it: a search field in a header. */
  labelHidden?: boolean;
  id?: string;
}

/** Attributes that tie an input to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** Draws the control with the attributes it is given. */
  children: (control: ControlProps, invalid: boolean) => ReactNode;
  /** Between the control and the hint. */
  below?: ReactNode;
  /** Beside the label, at the end of its line. */
  aside?: ReactNode;
}

/** Label, control, hint and error in their places, tied together for a screen reader. */
export function Field({
  label,
  name,
  hint,
  error,
  optional = false,
  required,
  disabled,
  labelHidden = false,
  id,
  below,
  aside,
  children,
}: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const notes = useFieldNotes(controlId, { name, label, hint, error, disabled });
  const invalid = Boolean(notes.message);
  const control: ControlProps = { id: controlId, name, required, ...notes.control };

  return (
    <div className={field}>
      <div className={labelHidden ? labelRowHidden : labelRow}>
        <label className={labelStyle} htmlFor={controlId}>
          {label}
        </label>
        {aside ?? (optional && <span className={optionalMark}>Optional</span>)}
      </div>
      {children(control, invalid)}
      <InvalidContext value={invalid}>{below}</InvalidContext>
      <FieldNotes id={controlId} message={notes.message} hint={hint} />
    </div>
  );
}
