import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type Ref } from 'react';
import { affix, box, input } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { amount as amountStyle, currencyChevron, currencySelect } from './MoneyField.css.ts';
import { amountText, currencySign, readAmount } from './money-text.ts';

export interface MoneyFieldProps extends FieldProps {
  /** ISO 4217 code; its exponent decides how many decimals may be typed. */
  currency: string;
  /** Lets the person choose among these. */
  currencies?: readonly string[];
  onCurrencyChange?: (currency: string) => void;
  /** Name under which the chosen currency is posted. */
  currencyName?: string;
  /** Whole minor units; null while there is no amount. Given, the field follows it. */
  value?: number | null;
  defaultValue?: number | null;
  /** Minor units, or null while the text is no amount; and the text as it stands. */
  onValueChange?: (minor: number | null, text: string) => void;
  /** Whose separators are used: `1,250.00` in `en`, `1.250,00` in `de`. */
  locale?: string;
  /** Bounds in minor units, both allowed. */
  min?: number;
  max?: number;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money. A plain text input: a mouse wheel cannot change it, `1e3` and `-5` are refused in words, and what
 * was typed stays as typed until the field is left. The input posts its visible text; read it with `parseMoney`.
 */
export function MoneyField({
  label,
  name,
  hint,
  error,
  optional,
  required,
  disabled,
  labelHidden,
  id,
  currency,
  currencies,
  onCurrencyChange,
  currencyName,
  value,
  defaultValue,
  onValueChange,
  locale = 'en',
  min,
  max,
  placeholder,
  onBlur,
  ref,
}: MoneyFieldProps) {
  const rules = { currency, locale, min, max };
  const textOf = (minor: number | null | undefined) =>
    minor == null ? '' : amountText(minor, currency, locale);
  const [text, setText] = useState(() => textOf(value ?? defaultValue));
  const [left, setLeft] = useState(false);
  const [followed, setFollowed] = useState(value);

  const read = readAmount(text, rules);
  // The owner changed the value (a reset, "refund all"): follow it, unless the text already says the same.
  if (value !== followed) {
    setFollowed(value);
    if (value !== undefined && value !== read.minor) setText(textOf(value));
  }
  const hopeless = read.minor === null;
  const problem = left || hopeless ? read.problem : undefined;

  const handleText = (next: string) => {
    setText(next);
    onValueChange?.(readAmount(next, rules).minor, next);
  };
  const handleBlur = () => {
    setLeft(true);
    if (read.minor !== null) setText(textOf(read.minor));
    onBlur?.();
  };

  return (
    <Field {...{ label, name, hint, optional, required, disabled, labelHidden, id }} error={problem ?? error}>
      {(control, invalid) => (
        <div
          className={box}
          data-invalid={invalid ? '' : undefined}
          data-disabled={control.disabled ? '' : undefined}
        >
          <span className={affix} aria-hidden="true">
            {currencySign(currency, locale)}
          </span>
          <input
            {...control}
            ref={ref}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder ?? amountText(0, currency, locale)}
            value={text}
            onChange={(event) => handleText(event.target.value)}
            onBlur={handleBlur}
            className={`${input} ${amountStyle}`}
          />
          {currencies ? (
            <>
              <select
                className={currencySelect}
                aria-label={`${label}: currency`}
                name={currencyName}
                value={currency}
                disabled={control.disabled}
                onChange={(event) => onCurrencyChange?.(event.target.value)}
              >
                {currencies.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
              <span className={currencyChevron}>
                <Icon icon={ChevronDown} size={14} />
              </span>
            </>
          ) : (
            <span className={affix}>{currency}</span>
          )}
        </div>
      )}
    </Field>
  );
}
