import { useId, type FocusEventHandler } from 'react';
import { control, round } from '../Checkbox/Checkbox.css.ts';
import { error as errorStyle, hint as groupHint } from '../Field/Field.css.ts';
import { useFormError } from '../Field/form-errors.ts';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { useDenial } from '../PermissionGate/gate-context.ts';
import {
  groups,
  hint as hintStyle,
  icon,
  legend as legendStyle,
  name as nameStyle,
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

export interface RadioGroupProps<Value extends string = string> {
  /** The question. */
  legend: string;
  name: string;
  options: readonly RadioOption<Value>[];
  /** `cards` where each choice needs a line of explanation. */
  appearance?: 'list' | 'cards';
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

/** One of a few, all in sight. More than about six belong into a Select. */
export function RadioGroup<Value extends string = string>({
  legend,
  name,
  options,
  appearance = 'list',
  value,
  defaultValue,
  onValueChange,
  onBlur,
  hint,
  error,
  required,
  disabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const denial = useDenial();
  const fromForm = useFormError(name);
  const message = error ?? fromForm;
  const descriptions = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={descriptions || undefined} aria-invalid={message ? true : undefined}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={groups[appearance]}>
        {options.map((option) => {
          const off = disabled || denial !== undefined || option.disabled === true;
          return (
            <label
              key={option.value}
              className={`${optionStyle} ${optionStyles[appearance]}`}
              data-disabled={off ? '' : undefined}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={() => onValueChange?.(option.value)}
                onBlur={onBlur}
                required={required}
                disabled={off}
                className={`${control} ${round} ${appearance === 'cards' ? quietFocus : ''}`}
              />
              <span className={text}>
                <span className={nameStyle}>{option.label}</span>
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
      {message && (
        <p className={errorStyle} id={`${id}-error`}>
          {message}
        </p>
      )}
      {hint && (
        <p className={groupHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
