import { useRef } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { action, box, input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { value as valueStyle } from './CopyField.css.ts';

export interface CopyFieldProps {
  label: string;
  value: string;
  hint?: string;
}

/** A value to take along: read-only, selected as a whole on focus, with a copy button. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className={box}>
          <input
            {...control}
            ref={element}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
            className={`${input} ${valueStyle}`}
          />
          <span className={action}>
            <CopyButton
              value={value}
              subject={label.toLowerCase()}
              onFailure={() => element.current?.focus()}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
