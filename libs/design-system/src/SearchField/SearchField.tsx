import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ChangeEventHandler, type KeyboardEvent, type Ref } from 'react';
import { BoxField } from '../Field/BoxField.tsx';
import { action, affix, input as inputStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { Icon } from '../Icon/Icon.tsx';
import { clear as clearStyle } from './SearchField.css.ts';

export interface SearchFieldProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  /** What can be searched by: "Reference, customer, amount". */
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The trimmed text once typing rests; at once on Enter and on clearing. Each text is told once. */
  onSearch?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** How long typing rests before a search begins, in milliseconds. */
const rest = 300;

/** Text to search by. In a GET form it searches without a script; with `onSearch` it searches while it is typed. */
export function SearchField(props: SearchFieldProps) {
  const [field, { onSearch, onChange, ref, ...native }] = splitField(props);
  const own = useRef<HTMLInputElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef((native.value ?? native.defaultValue ?? '').trim());
  const [typed, setTyped] = useState(native.defaultValue ?? '');
  /** What was typed last, or put there by the owner since. */
  const heard = useRef(native.value);
  const text = native.value ?? typed;

  useEffect(() => () => clearTimeout(timer.current), []);

  // The owner put another text there, as "Clear filters" does: it knows that one, and not what was about to be told.
  useEffect(() => {
    if (native.value === undefined || native.value === heard.current) return;
    clearTimeout(timer.current);
    heard.current = native.value;
    told.current = native.value.trim();
  }, [native.value]);

  const tell = (next: string) => {
    clearTimeout(timer.current);
    if (next === told.current) return;
    told.current = next;
    onSearch?.(next);
  };
  const clear = () => {
    const element = own.current;
    if (!element || element.value === '') return;
    // Through the DOM's own setter, so that React and the form's owner hear of it as of any other change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    tell('');
    element.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Escape belong to whoever is still choosing a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') tell(event.currentTarget.value.trim());
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <BoxField field={field}>
      {(control) => (
        <>
          <span className={affix}>
            <Icon icon={Search} />
          </span>
          <input
            {...native}
            {...control}
            ref={(element) => {
              own.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            type="search"
            // Words keep their own order whatever the page's.
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => {
              const next = event.target.value;
              setTyped(next);
              heard.current = next;
              onChange?.(event);
              clearTimeout(timer.current);
              if (onSearch) timer.current = setTimeout(() => tell(next.trim()), rest);
            }}
            onKeyDown={handleKey}
            className={inputStyle}
          />
          <span className={action}>
            <button
              type="button"
              className={clearStyle}
              data-empty={text === '' ? '' : undefined}
              aria-label={`Clear ${field.label.toLowerCase()}`}
              disabled={control.disabled}
              onClick={clear}
            >
              <Icon icon={X} size={14} />
            </button>
          </span>
        </>
      )}
    </BoxField>
  );
}
