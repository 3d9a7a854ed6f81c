import { useState, type ChangeEvent, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react';
import { box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { area, count } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** Lines at first; it grows with its text where the browser can. */
  rows?: number;
  /** Shows how many characters are left once the end is near. */
  maxLength?: number;
  value?: string;
  defaultValue?: string;
  placeholder?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  label,
  name,
  hint,
  error,
  optional,
  required,
  disabled,
  labelHidden,
  id,
  rows = 3,
  onChange,
  ...native
}: TextAreaProps) {
  const [length, setLength] = useState((native.value ?? native.defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.target.value.length);
    onChange?.(event);
  };
  const { maxLength } = native;
  const left = maxLength === undefined ? undefined : maxLength - length;
  const near = left !== undefined && maxLength !== undefined && left <= Math.max(20, maxLength * 0.2);
  return (
    <Field
      {...{ label, name, hint, error, optional, required, disabled, labelHidden, id }}
      aside={near ? <span className={count}>{left} left</span> : undefined}
    >
      {(control, invalid) => (
        <div
          className={box}
          data-invalid={invalid ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <textarea
            {...native}
            {...control}
            rows={rows}
            onChange={handleChange}
            className={`${input} ${area}`}
          />
        </div>
      )}
    </Field>
  );
}
