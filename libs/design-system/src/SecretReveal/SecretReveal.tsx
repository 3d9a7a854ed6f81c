import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { value as valueStyle } from '../CopyField/CopyField.css.ts';
import { useByHand } from '../CopyField/by-hand.ts';
import { action, box, input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { actions, secret as secretStyle, secretBox } from './SecretReveal.css.ts';
import { mask } from './mask.ts';

export interface SecretRevealProps {
  label: string;
  value: string;
  /** "Use it on your server only." */
  note?: ReactNode;
}

/**
 * A secret that is hidden until asked for, but for the prefix that says what it is. It can be copied unseen, by the button
 * and by the keyboard; where copying fails it is shown, selected and one key away.
 */
export function SecretReveal({ label, value, note }: SecretRevealProps) {
  const [shown, setShown] = useState(false);
  const byHand = useByHand(label);
  const subject = label.toLowerCase();

  const handleFailure = () => {
    flushSync(() => setShown(true));
    byHand.fail();
  };
  const handleCopy = (event: ClipboardEvent) => {
    byHand.done();
    if (shown) return;
    // What is copied is the secret, never the dots that stand for it.
    event.clipboardData.setData('text/plain', value);
    event.preventDefault();
  };

  return (
    <Field label={label} hint={note} error={byHand.error}>
      {({ 'aria-invalid': _invalid, ...control }) => (
        <div className={`${box} ${secretBox}`}>
          <input
            {...control}
            ref={byHand.input}
            readOnly
            type="text"
            autoComplete="off"
            spellCheck={false}
            data-shown={shown ? '' : undefined}
            aria-describedby={[`${control.id}-state`, control['aria-describedby']].filter(Boolean).join(' ')}
            value={shown ? value : mask(value)}
            onFocus={(event) => event.currentTarget.select()}
            onCopy={handleCopy}
            className={`${input} ${valueStyle} ${secretStyle}`}
          />
          <span id={`${control.id}-state`} hidden>
            {shown ? 'Shown.' : 'Hidden. Copying takes the whole secret.'}
          </span>
          <span className={`${action} ${actions}`}>
            <Button size="sm" tone="quiet" icon={shown ? EyeOff : Eye} onClick={() => setShown(!shown)}>
              {shown ? 'Hide' : 'Reveal'}
              <VisuallyHidden> {subject}</VisuallyHidden>
            </Button>
            <CopyButton appearance="quiet" value={value} subject={subject} onFailure={handleFailure} />
          </span>
        </div>
      )}
    </Field>
  );
}
