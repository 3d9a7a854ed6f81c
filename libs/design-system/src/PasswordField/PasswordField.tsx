import { useState, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { action, box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps extends FieldProps {
  /** Lets the browser's password manager do its work. */
  autoComplete: 'current-password' | 'new-password';
  /** A PasswordStrength, while a new password is chosen. */
  strength?: ReactNode;
  value?: string;
  defaultValue?: string;
  minLength?: number;
  autoFocus?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A secret that may be looked at while it is typed. Pasting is allowed. */
export function PasswordField({
  label,
  name,
  hint,
  error,
  optional,
  required,
  disabled,
  labelHidden,
  id,
  strength,
  ...native
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, name, hint, error, optional, required, disabled, labelHidden, id }} below={strength}>
      {(control, invalid) => (
        <div
          className={box}
          data-invalid={invalid ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <input
            {...native}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={input}
          />
          <span className={action}>
            <button
              type="button"
              className={toggle}
              aria-pressed={shown}
              aria-controls={control.id}
              disabled={control.disabled}
              onClick={() => setShown(!shown)}
            >
              <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
              <VisuallyHidden>Show {label.toLowerCase()}</VisuallyHidden>
            </button>
          </span>
        </div>
      )}
    </Field>
  );
}
