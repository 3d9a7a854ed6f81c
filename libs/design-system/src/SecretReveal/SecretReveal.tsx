import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { value as valueStyle } from '../CopyField/CopyField.css.ts';
import { action, box, input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';

export interface SecretRevealProps {
  label: string;
  value: string;
  /** "Shown once. Keep it somewhere safe." */
  note?: ReactNode;
}

/** A secret that is hidden until asked for. It can be copied unseen; when copying fails it is shown and selected. */
export function SecretReveal({ label, value, note }: SecretRevealProps) {
  const [shown, setShown] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  const handleFailure = () => {
    setShown(true);
    element.current?.focus();
  };
  return (
    <Field label={label} hint={note}>
      {(control) => (
        <div className={box}>
          <input
            {...control}
            ref={element}
            readOnly
            type={shown ? 'text' : 'password'}
            autoComplete="off"
            value={value}
            onFocus={(event) => event.currentTarget.select()}
            className={`${input} ${valueStyle}`}
          />
          <span className={action}>
            <Button size="sm" tone="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide' : 'Reveal'}
            </Button>
            <CopyButton value={value} subject={label.toLowerCase()} onFailure={handleFailure} />
          </span>
        </div>
      )}
    </Field>
  );
}
