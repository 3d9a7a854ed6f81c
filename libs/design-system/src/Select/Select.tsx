import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { BoxField } from '../Field/BoxField.tsx';
import { input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
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

/**
 * One of many. The browser's own select: right on phones, with a keyboard, in a dialog, and with no script at all. Its
 * list is the platform's, so no touch on an option can reach what lies beneath.
 */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, ...native }] = splitField(props);
  return (
    <BoxField field={field}>
      {(control) => (
        <>
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
        </>
      )}
    </BoxField>
  );
}
