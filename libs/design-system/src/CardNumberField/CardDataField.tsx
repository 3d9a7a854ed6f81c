import { useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { affix, box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { digits as digitsStyle } from './CardNumberField.css.ts';
import { useDigitsInput } from './use-digits-input.ts';

export interface CardFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  defaultValue?: string;
  /** The digits, whenever they change. */
  onValueChange?: (digits: string) => void;
}

interface CardDataFieldProps extends CardFieldProps {
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  placeholder: string;
  maxLength?: number;
  clean: (text: string) => string;
  format: (digits: string, deleting: boolean) => string;
  max: (digits: string) => number;
  /** What is wrong with the value, shown once the person has left the field. */
  problem: (text: string) => string | undefined;
  suffix?: ReactNode;
}

/**
 * A field for card data. With no script it is a plain input that posts its text; with it, the text is formatted and
 * judged on leaving the field. Neither is needed to pay.
 */
export function CardDataField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  labelHidden,
  id,
  defaultValue,
  onValueChange,
  autoComplete,
  placeholder,
  maxLength,
  clean,
  format,
  max,
  problem,
  suffix,
}: CardDataFieldProps) {
  const [text, setText] = useState(defaultValue ?? '');
  const [left, setLeft] = useState(false);
  const formatting = useDigitsInput({
    clean,
    format,
    max,
    onDigits: (digits) => {
      setText(digits);
      onValueChange?.(digits);
    },
  });
  const own = left && text !== '' ? problem(text) : undefined;

  return (
    <Field {...{ label, name, hint, required, disabled, labelHidden, id }} error={own ?? error}>
      {(control, invalid) => (
        <div
          className={box}
          data-invalid={invalid ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <input
            {...control}
            {...formatting}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            defaultValue={defaultValue}
            placeholder={placeholder}
            maxLength={maxLength}
            dir="ltr"
            onBlur={(event) => {
              formatting.onBlur(event);
              setLeft(true);
            }}
            className={`${input} ${digitsStyle}`}
          />
          {suffix && <span className={affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
