import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { action, box, input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { value as valueStyle } from './CopyField.css.ts';
import { useByHand } from './by-hand.ts';

export interface CopyFieldProps {
  label: string;
  /** Missing while it is on its way: the field keeps its room. */
  value?: string;
  hint?: string;
}

/** A value to take along: read-only, selected as a whole on focus, with a copy button. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const byHand = useByHand(label);
  return (
    <Field label={label} hint={hint} error={byHand.error}>
      {({ 'aria-invalid': _invalid, ...control }) => (
        <div className={box}>
          <input
            {...control}
            ref={byHand.input}
            readOnly
            value={value ?? ''}
            onFocus={(event) => event.currentTarget.select()}
            onCopy={byHand.done}
            className={`${input} ${valueStyle}`}
          />
          {value !== undefined && (
            <span className={action}>
              <CopyButton
                appearance="quiet"
                value={value}
                subject={label.toLowerCase()}
                onFailure={byHand.fail}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
