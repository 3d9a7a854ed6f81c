import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  ReactNode,
  Ref,
} from 'react';
import { affixId, describedBy } from '../Field/affixes.ts';
import { BoxField } from '../Field/BoxField.tsx';
import { affix, input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date';
  /** Bounds of a `date`, as `YYYY-MM-DD`. */
  min?: string | number;
  max?: string | number;
  /** A fixed part of the value or an icon, inside the box. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  value?: string;
  defaultValue?: string;
  /** An example of the form; never the label. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  readOnly?: boolean;
  autoFocus?: boolean;
  spellCheck?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

const isIdentifier = new Set(['email', 'tel', 'url']);

const figures = new Set(['tel', 'date', 'numeric', 'decimal']);

function isOfFigures(type: string, inputMode: string | undefined): boolean {
  return figures.has(type) || (inputMode !== undefined && figures.has(inputMode));
}

/** One line of text. Amounts have MoneyField, card data its own fields. */
export function TextField(props: TextFieldProps) {
  const [field, { type = 'text', prefix, suffix, ...native }] = splitField(props);
  // Words before or after the value are a part of it, and heard with it; a picture is not.
  const affixes = (['prefix', 'suffix'] as const).filter((part) => typeof props[part] === 'string');
  return (
    <BoxField field={field} readOnly={native.readOnly}>
      {(control) => (
        <>
          {prefix && (
            <span id={affixId(control.id, 'prefix')} className={affix}>
              {prefix}
            </span>
          )}
          <input
            // Phones must not capitalise or correct an address or a number.
            autoCapitalize={isIdentifier.has(type) ? 'none' : undefined}
            spellCheck={isIdentifier.has(type) ? false : undefined}
            // Words keep their own order whatever the page's; figures are written as the page has them.
            dir={isOfFigures(type, native.inputMode) ? undefined : 'auto'}
            {...native}
            {...control}
            aria-describedby={describedBy(control, affixes)}
            type={type}
            className={input}
          />
          {suffix && (
            <span id={affixId(control.id, 'suffix')} className={affix}>
              {suffix}
            </span>
          )}
        </>
      )}
    </BoxField>
  );
}
