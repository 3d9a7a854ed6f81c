import { useEffect, useRef, useState, type Ref } from 'react';
import { affixId, describedBy } from '../Field/affixes.ts';
import { BoxField } from '../Field/BoxField.tsx';
import { affix, input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { amount as amountStyle } from './MoneyField.css.ts';
import { amountText, currencySign, readAmount } from './money-text.ts';

export interface MoneyFieldProps extends FieldProps {
  /** ISO 4217 code; its exponent decides how many decimals may be typed. */
  currency: string;
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
export function MoneyField(props: MoneyFieldProps) {
  const [field, control] = splitField(props);
  const { currency, value, defaultValue, onValueChange } = control;
  const { locale = 'en', min, max, placeholder, onBlur, ref } = control;
  const rules = { currency, locale, min, max };
  const textOf = (minor: number | null | undefined) =>
    minor == null ? '' : amountText(minor, currency, locale);
  const [text, setText] = useState(() => textOf(value ?? defaultValue));
  const [left, setLeft] = useState(false);
  const [followed, setFollowed] = useState(value);
  const element = useRef<HTMLInputElement>(null);

  const sign = currencySign(currency, locale);
  const read = readAmount(text, rules);
  // The owner changed the value (a reset, "refund all"): follow it, unless the text already says the same.
  if (value !== followed) {
    setFollowed(value);
    if (value !== undefined && value !== read.minor) setText(textOf(value));
  }
  // Text that is no amount must not go as no amount at all, which an optional one may be: its Form refuses to be sent.
  const unreadable = read.minor === null ? read.problem : undefined;
  useEffect(() => element.current?.setCustomValidity(unreadable ?? ''), [unreadable]);

  // Half of an amount is no mistake; what no further key can turn into one is told at once.
  const problem = left || read.hopeless ? read.problem : undefined;

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
    <BoxField field={{ ...field, error: problem ?? field.error }} ofFigures>
      {(described) => (
        <>
          {sign !== currency && (
            <span className={affix} aria-hidden="true">
              {sign}
            </span>
          )}
          <input
            {...described}
            aria-describedby={describedBy(described, ['suffix'])}
            ref={(node) => {
              element.current = node;
              if (typeof ref === 'function') return ref(node);
              if (ref) ref.current = node;
            }}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            placeholder={placeholder ?? amountText(0, currency, locale)}
            value={text}
            onChange={(event) => handleText(event.target.value)}
            onBlur={handleBlur}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setLeft(true);
            }}
            className={`${input} ${amountStyle}`}
          />
          <span id={affixId(described.id, 'suffix')} className={affix}>
            {currency}
          </span>
        </>
      )}
    </BoxField>
  );
}
