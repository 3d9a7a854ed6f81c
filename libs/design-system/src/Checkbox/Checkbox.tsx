import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { useFieldNotes } from '../Field/field-notes.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { control, square } from './Checkbox.css.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useIndeterminate } from './use-indeterminate.ts';

export interface CheckboxProps {
  /** What ticking it says; may hold a link. */
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Some of what it stands for is ticked. Drawn as a bar; the next click ticks all of it. */
  indeterminate?: boolean;
  required?: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no that acts when the form is sent. */
export function Checkbox({
  label,
  hint,
  error,
  disabled,
  indeterminate = false,
  ref,
  ...native
}: CheckboxProps) {
  const id = useId();
  const ownRef = useIndeterminate(indeterminate);
  const notes = useFieldNotes(id, { name: native.name, hint, error, disabled });
  const setRef = (element: HTMLInputElement | null) => {
    ownRef.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <ChoiceRow
      id={id}
      label={label}
      hint={hint}
      disabled={notes.control.disabled}
      below={<FieldNotes id={id} message={notes.message} />}
    >
      <input
        {...native}
        {...notes.control}
        ref={setRef}
        id={id}
        type="checkbox"
        className={`${control} ${square}`}
      />
    </ChoiceRow>
  );
}
