import { toAsciiDigits } from '@harbour/domain/digits';
import { unstable_OneTimePasswordField as Radix } from 'radix-ui';
import { useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { apart, cell, group } from './OtpField.css.ts';

export interface OtpFieldProps extends FieldProps {
  /** Digits of the code. */
  length?: 4 | 6 | 8;
  value?: string;
  defaultValue?: string;
  /** The digits so far, whenever they change. */
  onValueChange?: (digits: string) => void;
  /** All digits are there. Checking at once saves a click; say so in the hint. */
  onComplete?: (code: string) => void;
  autoFocus?: boolean;
}

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, '');

/**
 * A code that was sent to the person or shown by their authenticator. A pasted or autofilled code fills all boxes, with
 * or without spaces, in the digits of any script. Posts the digits under `name`.
 */
export function OtpField(props: OtpFieldProps) {
  const [field, control] = splitField(props);
  const { length = 6, value, defaultValue = '', onValueChange, onComplete, ...native } = control;
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(digitsOf(defaultValue));
  const current = value === undefined ? own : digitsOf(value).slice(0, length);

  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
    if (next.length === length && next !== current) onComplete?.(next);
  };
  const focusCell = (index: number) => {
    root.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[index]?.focus();
  };
  /** Puts in what Radix would drop: digits of other scripts, a code with words around it. */
  const take = (text: string, index: number) => {
    const digits = digitsOf(text).slice(0, length);
    if (digits === '') return;
    const next = digits.length > 1 ? digits : current.slice(0, index) + digits + current.slice(index + 1);
    flushSync(() => change(next));
    focusCell(Math.min(digits.length > 1 ? digits.length - 1 : index + 1, length - 1));
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'), 0);
  };
  /** In an empty box the digit before it is meant. */
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== 'Backspace' || event.ctrlKey || event.metaKey) return;
    if (event.currentTarget.value !== '' || index === 0) return;
    event.preventDefault();
    flushSync(() => change(current.slice(0, index - 1) + current.slice(index)));
    focusCell(index - 1);
  };
  const handleInput = (event: FormEvent<HTMLInputElement>, index: number) => {
    const text = event.currentTarget.value;
    if (text.length < 2 || /^\d+$/.test(text)) return;
    event.preventDefault();
    take(text, index);
  };

  return (
    <Field {...field}>
      {({ id, name, required, disabled, ...described }) => (
        <Radix.Root
          ref={root}
          className={group}
          // For the arrow keys; the boxes stand as the style sheet says.
          dir="ltr"
          aria-label={field.label}
          aria-describedby={described['aria-describedby']}
          name={name}
          value={current}
          onValueChange={change}
          onPaste={handlePaste}
          disabled={disabled}
          {...native}
        >
          {Array.from({ length }, (_, index) => (
            <Radix.Input
              key={index + 1}
              id={index === 0 ? id : undefined}
              index={index}
              inputMode="numeric"
              aria-label={`Digit ${index + 1} of ${length}`}
              aria-invalid={described['aria-invalid']}
              aria-describedby={index === 0 ? described['aria-describedby'] : undefined}
              aria-required={required}
              className={length > 4 && index === length / 2 ? `${cell} ${apart}` : cell}
              onKeyDown={(event) => handleKey(event, index)}
              onInput={(event) => handleInput(event, index)}
              onInvalidChange={(text) => take(text, index)}
            />
          ))}
          <Radix.HiddenInput />
        </Radix.Root>
      )}
    </Field>
  );
}
