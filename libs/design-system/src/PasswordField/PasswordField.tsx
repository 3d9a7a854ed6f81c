import { useState, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { BoxField } from '../Field/BoxField.tsx';
import { action, input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
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
export function PasswordField(props: PasswordFieldProps) {
  const [field, { strength, ...native }] = splitField(props);
  const [shown, setShown] = useState(false);
  return (
    <BoxField field={field} below={strength}>
      {(control) => (
        <>
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
              aria-controls={control.id}
              disabled={control.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
              <VisuallyHidden> {field.label.toLowerCase()}</VisuallyHidden>
            </button>
            <VisuallyHidden>
              <output>{shown ? `${field.label} is shown` : ''}</output>
            </VisuallyHidden>
          </span>
        </>
      )}
    </BoxField>
  );
}
