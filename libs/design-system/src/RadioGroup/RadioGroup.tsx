import type { FocusEventHandler } from 'react';
import { control, round } from '../Checkbox/Checkbox.css.ts';
import { GroupField, type GroupFieldProps } from '../Field/GroupField.tsx';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import {
  groups,
  hint as hintStyle,
  icon,
  name as nameStyle,
  names,
  option as optionStyle,
  options as optionStyles,
  quietFocus,
  text,
} from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
  icon?: IconComponent;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends GroupFieldProps {
  options: readonly RadioOption<Value>[];
  /** `cards` where each choice needs a line of explanation. */
  appearance?: 'list' | 'cards';
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** One of a few, all in sight. More than about six belong into a Select. */
export function RadioGroup<Value extends string = string>({
  options,
  appearance = 'list',
  value,
  defaultValue,
  onValueChange,
  onBlur,
  ...group
}: RadioGroupProps<Value>) {
  return (
    <GroupField {...group} role="radiogroup">
      {({ disabled }) => (
        <div className={groups[appearance]}>
          {options.map((option) => {
            const off = disabled || option.disabled === true;
            return (
              <label
                key={option.value}
                className={`${optionStyle} ${optionStyles[appearance]}`}
                data-disabled={off ? '' : undefined}
              >
                <input
                  type="radio"
                  name={group.name}
                  value={option.value}
                  checked={value === undefined ? undefined : value === option.value}
                  defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                  onChange={() => onValueChange?.(option.value)}
                  onBlur={onBlur}
                  required={group.required}
                  disabled={off}
                  className={`${control} ${round} ${appearance === 'cards' ? quietFocus : ''}`}
                />
                <span className={text}>
                  <span className={`${nameStyle} ${names[appearance]}`}>{option.label}</span>
                  {option.hint && <span className={hintStyle}>{option.hint}</span>}
                </span>
                {option.icon && (
                  <span className={icon}>
                    <Icon icon={option.icon} />
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </GroupField>
  );
}
