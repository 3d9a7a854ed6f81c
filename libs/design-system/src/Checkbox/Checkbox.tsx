import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { error as errorStyle } from '../Field/Field.css.ts';
import { useFormError } from '../Field/form-errors.ts';
import { useDenial } from '../PermissionGate/gate-context.ts';
import {
  below,
  choice,
  control,
  hint as hintStyle,
  label as labelStyle,
  square,
  text,
} from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What ticking it says; may hold a link. */
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  required?: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no that acts when the form is sent. */
export function Checkbox({ label, hint, error, disabled, ...native }: CheckboxProps) {
  const id = useId();
  const denial = useDenial();
  const fromForm = useFormError(native.name);
  const message = error ?? fromForm;
  const descriptions = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={choice}>
      <input
        {...native}
        id={id}
        type="checkbox"
        disabled={disabled || denial !== undefined}
        aria-invalid={message ? true : undefined}
        aria-describedby={descriptions || undefined}
        className={`${control} ${square}`}
      />
      <div className={text}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={hintStyle} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {message && (
        <p className={`${errorStyle} ${below}`} id={`${id}-error`}>
          {message}
        </p>
      )}
    </div>
  );
}
