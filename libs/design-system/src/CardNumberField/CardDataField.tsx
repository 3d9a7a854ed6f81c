import type { DigitsRules } from '@harbour/domain/card-typing';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
} from 'react';
import { BoxField } from '../Field/BoxField.tsx';
import { affix, input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { digits as digitsStyle } from './CardNumberField.css.ts';
import { formatWhileTyping } from './format-while-typing.ts';

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
  /** One object for the life of the field. */
  rules: DigitsRules;
  /** What is wrong with the value, shown once the person has left the field. */
  problem: (text: string) => string | undefined;
  suffix?: ReactNode;
}

/**
 * A field for card data. With no script it is a plain input that posts its text; with it, the text is formatted and
 * judged on leaving the field. Neither is needed to pay.
 */
export function CardDataField(props: CardDataFieldProps) {
  const [field, control] = splitField(props);
  const { defaultValue, onValueChange, autoComplete, placeholder, rules, problem, suffix } = control;
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue ?? '');
  const [left, setLeft] = useState(false);
  const handleDigits = useEffectEvent((digits: string) => {
    setText(digits);
    onValueChange?.(digits);
  });
  useEffect(() => {
    const mounted = new AbortController();
    if (inputRef.current) {
      const onDigits = (digits: string) => handleDigits(digits);
      formatWhileTyping(inputRef.current, rules, { onDigits, signal: mounted.signal });
    }
    return () => mounted.abort();
  }, [rules, inputRef]);
  const own = left && text !== '' ? problem(text) : undefined;

  return (
    <BoxField field={{ ...field, error: own ?? field.error }}>
      {(described) => (
        <>
          <input
            {...described}
            ref={inputRef}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            defaultValue={defaultValue}
            placeholder={placeholder}
            dir="ltr"
            onBlur={() => setLeft(true)}
            className={`${input} ${digitsStyle}`}
          />
          {suffix && <span className={affix}>{suffix}</span>}
        </>
      )}
    </BoxField>
  );
}
