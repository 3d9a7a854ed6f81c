import { useId, type ReactNode } from 'react';
import { group, legend as legendStyle, optionalMark } from './Field.css.ts';
import { useFieldNotes } from './field-notes.ts';
import { FieldNotes } from './FieldNotes.tsx';

/** What every group of choices has in common. */
export interface GroupFieldProps {
  /** The question. */
  legend: string;
  name: string;
  hint?: string;
  error?: string;
  /** Says "Optional"; most questions want an answer, so the few that do not are marked. */
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
}

interface GroupFrameProps extends GroupFieldProps {
  role?: 'radiogroup';
  /** Draws the choices, given whether all of them are off and whether the answer is wrong. */
  children: (state: { disabled: boolean; invalid: true | undefined }) => ReactNode;
}

/** A question over several controls, with its hint and error. */
export function GroupField({ legend, role, required, optional, children, ...notesOf }: GroupFrameProps) {
  const id = useId();
  const { message, control } = useFieldNotes(id, { ...notesOf, label: legend });
  const invalid = control['aria-invalid'];
  return (
    <fieldset
      role={role}
      className={group}
      aria-describedby={control['aria-describedby']}
      aria-invalid={role === 'radiogroup' ? invalid : undefined}
      aria-required={role === 'radiogroup' ? required : undefined}
    >
      <legend className={legendStyle}>
        {legend}
        {optional && <span className={optionalMark}> Optional</span>}
      </legend>
      {children({ disabled: control.disabled === true, invalid })}
      <FieldNotes id={id} message={message} hint={notesOf.hint} />
    </fieldset>
  );
}
