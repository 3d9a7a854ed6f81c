import { useState, type ChangeEvent, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react';
import { BoxField } from '../Field/BoxField.tsx';
import { input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { area, count } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** Lines at first; it grows with its text where the browser can. */
  rows?: number;
  /** Counts down once the end is near. A longer paste is kept whole and called too long, never cut. */
  maxLength?: number;
  value?: string;
  defaultValue?: string;
  placeholder?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Heard when the count passes one of these; each keystroke would be too much. */
const told = new Set([20, 10, 5, 0]);

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [field, { rows = 3, maxLength, onChange, ...native }] = splitField(props);
  const [typed, setTyped] = useState((native.value ?? native.defaultValue ?? '').length);
  const length = native.value?.length ?? typed;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };

  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - length;
  const near = maxLength !== undefined && left <= Math.max(20, maxLength * 0.2);
  const error = left < 0 ? `Use at most ${maxLength} characters: ${-left} too many.` : field.error;
  return (
    <BoxField
      field={{ ...field, error }}
      aside={near && left >= 0 ? <span className={count}>{left} left</span> : undefined}
      below={
        maxLength !== undefined && (
          <VisuallyHidden>
            <output>{told.has(left) ? `${left} characters left` : ''}</output>
          </VisuallyHidden>
        )
      }
    >
      {(control) => (
        <textarea
          dir="auto"
          {...native}
          {...control}
          rows={rows}
          onChange={handleChange}
          className={`${input} ${area}`}
        />
      )}
    </BoxField>
  );
}
