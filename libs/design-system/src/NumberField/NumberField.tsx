import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Input, NumberField as Aria } from 'react-aria-components/NumberField';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { affixId, describedBy } from '../Field/affixes.ts';
import { affix, box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { Icon } from '../Icon/Icon.tsx';
import { number as numberStyle, step as stepStyle } from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** Given, the field follows it; null is the empty field. */
  value?: number | null;
  defaultValue?: number | null;
  /** On leaving the field, on Enter and with each step: the number, or null for none. */
  onValueChange?: (value: number | null) => void;
  /** Bounds, both allowed. A number beyond them is told, never changed. */
  min?: number;
  max?: number;
  /** Distance between allowed numbers, counted from `min`; also what one step is. */
  step?: number;
  /** Most decimals; none unless said. */
  decimals?: number;
  /** Whose separators are used: `1,250` in `en`, `1.250` in `de`. */
  locale?: string;
  /** A unit after the number: `days`, `%`. */
  suffix?: ReactNode;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** How far a number is off; undefined where there is none or it is allowed. */
function problemOf(
  value: number,
  { min, max, step, locale, decimals }: NumberFieldProps,
): string | undefined {
  if (Number.isNaN(value)) return undefined;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  if (min !== undefined && value < min) return `Enter ${format.format(min)} or more.`;
  if (max !== undefined && value > max) return `Enter ${format.format(max)} or less.`;
  if (step === undefined) return undefined;
  const steps = (value - (min ?? 0)) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-9) return undefined;
  const below = (min ?? 0) + Math.floor(steps) * step;
  return `Enter ${format.format(below)} or ${format.format(below + step)}.`;
}

/**
 * A quantity: days, seats, attempts. Arrows and two buttons step it; a mouse wheel never does. Not for amounts of money
 * (MoneyField), nor for numbers that nobody counts with, like a phone number (TextField).
 */
export function NumberField(props: NumberFieldProps) {
  const [field, control] = splitField(props);
  const { value, defaultValue, onValueChange, min, max, step, decimals = 0, locale = 'en' } = control;
  const [own, setOwn] = useState(defaultValue ?? Number.NaN);
  const current = value === undefined ? own : (value ?? Number.NaN);
  const frame = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  // React Aria lets no character in that is no part of a number. Without a word `1e3` would quietly become 13.
  useEffect(() => {
    const element = frame.current;
    const hear = (event: InputEvent) => {
      if (event.defaultPrevented && event.data) setRefused(event.data.trim());
    };
    element?.addEventListener('beforeinput', hear);
    return () => element?.removeEventListener('beforeinput', hear);
  }, []);
  const leftOut =
    refused &&
    `“${refused}” was left out. Only ${min === undefined || min < 0 ? 'a number' : 'digits'} can be typed here.`;
  const error = (leftOut || problemOf(current, { ...props, decimals, locale })) ?? field.error;

  return (
    <I18nProvider locale={locale}>
      <Field {...field} error={error}>
        {({ id, name, required, disabled, ...described }, invalid) => (
          <Aria
            ref={frame}
            id={id}
            name={name}
            className={box}
            aria-label={field.label}
            aria-describedby={describedBy({ id, ...described }, control.suffix ? ['suffix'] : [])}
            value={current}
            onChange={(next) => {
              setOwn(next);
              onValueChange?.(Number.isNaN(next) ? null : next);
            }}
            onBlur={() => {
              setRefused('');
              control.onBlur?.();
            }}
            minValue={min}
            maxValue={max}
            step={step}
            formatOptions={{ maximumFractionDigits: decimals }}
            commitBehavior="validate"
            validationBehavior="aria"
            isWheelDisabled
            isRequired={required}
            isDisabled={disabled}
            isInvalid={invalid}
          >
            <Input
              ref={control.ref}
              placeholder={control.placeholder}
              // They move the caret, as in every field that is typed in. React Aria would put a limit in place of the number.
              onKeyDownCapture={(event) => {
                if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
              }}
              className={`${input} ${numberStyle}`}
            />
            {control.suffix && (
              <span id={affixId(id, 'suffix')} className={affix}>
                {control.suffix}
              </span>
            )}
            <Button slot="decrement" className={stepStyle}>
              <Icon icon={Minus} />
            </Button>
            <Button slot="increment" className={stepStyle}>
              <Icon icon={Plus} />
            </Button>
          </Aria>
        )}
      </Field>
    </I18nProvider>
  );
}
