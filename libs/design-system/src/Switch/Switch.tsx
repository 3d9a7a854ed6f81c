import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode, type Ref } from 'react';
import { ChoiceRow, type ChoiceRowProps } from '../Checkbox/ChoiceRow.tsx';
import { useFieldNotes } from '../Field/field-notes.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { savingMark, thumb, track } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on while it is on; never a question. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Which end of the line it stands at; `end` in a list of settings. */
  side?: ChoiceRowProps['side'];
  checked?: boolean;
  defaultChecked?: boolean;
  /** Acts at once. Where saving fails, set `checked` back and say why in `error`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The change is being saved; further ones wait, focus stays. */
  saving?: boolean;
  disabled?: boolean;
  /** Posted with its form while on. */
  name?: string;
  value?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One setting that is on or off, and changes the moment it is pressed. */
export function Switch({
  label,
  hint,
  error,
  side,
  saving = false,
  disabled,
  onCheckedChange,
  ...native
}: SwitchProps) {
  const id = useId();
  const notes = useFieldNotes(id, { name: native.name, hint, error, disabled });
  return (
    <ChoiceRow
      id={id}
      label={label}
      hint={hint}
      side={side}
      disabled={notes.control.disabled}
      below={
        <>
          <FieldNotes id={id} message={notes.message} />
          <VisuallyHidden>
            <output>{saving ? 'Saving' : ''}</output>
          </VisuallyHidden>
        </>
      }
    >
      <Radix.Root
        {...native}
        {...notes.control}
        id={id}
        className={track}
        aria-busy={saving || undefined}
        onCheckedChange={onCheckedChange}
        // Not disabled while it saves, which would throw the focus away: the press is refused instead.
        onClick={(event) => {
          if (saving) event.preventDefault();
        }}
      >
        <Radix.Thumb className={thumb}>
          {saving && <span className={`${spinner} ${savingMark}`} aria-hidden="true" />}
        </Radix.Thumb>
      </Radix.Root>
    </ChoiceRow>
  );
}
