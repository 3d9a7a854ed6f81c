import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevron, select } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** A first entry with the empty value: "All statuses", "Choose a country". */
  placeholder?: string;
  value?: string;
  defaultValue?: string;
  autoComplete?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  ref?: Ref<HTMLSelectElement>;
}

/** One of many. The browser's own select: right on phones, with a keyboard, and with no script at all. */
export function Select({
  label,
  name,
  hint,
  error,
  optional,
  required,
  disabled,
  labelHidden,
  id,
  options,
  placeholder,
  ...native
}: SelectProps) {
  return (
    <Field {...{ label, name, hint, error, optional, required, disabled, labelHidden, id }}>
      {(control, invalid) => (
        <div
          className={box}
          data-invalid={invalid ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <select {...native} {...control} className={`${input} ${select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}
