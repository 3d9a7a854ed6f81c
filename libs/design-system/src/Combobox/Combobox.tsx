import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button, ComboBox as Aria, Input, ListBox, Popover } from 'react-aria-components/ComboBox';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { box, input as inputStyle } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { AriaDirection } from '../ThemeRoot/AriaDirection.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevron, list, popover, waiting } from './Combobox.css.ts';
import { ListNote, Option, Retry } from './ComboboxList.tsx';
import { useOptions, type ComboboxOption, type LoadOptions } from './use-options.ts';

export type { ComboboxOption, LoadOptions } from './use-options.ts';

export interface ComboboxProps extends FieldProps {
  /** All options, searched by what is typed; or a function that finds the ones for a text. */
  options: readonly ComboboxOption[] | LoadOptions;
  /** The chosen option, or null for none. Given, the field follows it. */
  value?: ComboboxOption | null;
  defaultValue?: ComboboxOption | null;
  onValueChange?: (option: ComboboxOption | null) => void;
  placeholder?: string;
  /** What was looked for, in the plural: "No customers found". */
  noun?: string;
  onBlur?: () => void;
}

const nothing: ComboboxOption | null = null;

/** The window lost the focus, the field did not: what is half typed stays until its person comes back. */
function keepInBackground(event: FocusEvent<HTMLInputElement>) {
  if (document.activeElement === event.target) event.stopPropagation();
}

/**
 * One of very many, found by typing. What was typed but not chosen is put back on leaving: the value is always an option,
 * never a text. Posts the option's `value` under `name`.
 */
export function Combobox(props: ComboboxProps) {
  const [field, control] = splitField(props);
  const {
    options: source,
    value,
    defaultValue = nothing,
    onValueChange,
    placeholder,
    noun = 'options',
  } = control;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const [text, setText] = useState(chosen?.label ?? '');
  const [followed, setFollowed] = useState(chosen?.value);
  const [open, setOpen] = useState(false);
  // The text that Escape puts back would open the list again, as typing does, where the chosen option was not in it.
  const [dismissed, setDismissed] = useState(false);
  const { state, find, remote } = useOptions(source);

  // The owner chose: the text follows.
  if (chosen?.value !== followed) {
    setFollowed(chosen?.value);
    setText(chosen?.label ?? '');
  }

  const query = text === chosen?.label ? '' : text.trim();
  const needle = query.toLocaleLowerCase();
  const matching = remote
    ? state.options
    : state.options.filter(({ label, detail }) =>
        `${label} ${detail ?? ''}`.toLocaleLowerCase().includes(needle),
      );
  const retry = () => find(query, true);

  const handleChoice = (key: string | null) => {
    const option =
      key === (chosen?.value ?? null) ? chosen : (matching.find((each) => each.value === key) ?? null);
    setText(option?.label ?? '');
    // The one that is chosen already: only the text is put back.
    if (option === chosen) return;
    setOwn(option);
    setFollowed(option?.value);
    onValueChange?.(option);
  };
  const handleText = (next: string) => {
    setText(next);
    setDismissed(false);
    if (next === '' && chosen) handleChoice(null);
    if (remote && next !== chosen?.label) find(next.trim());
  };
  const handleOpen = (next: boolean) => {
    setOpen(next);
    if (next && remote) find(query, true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) setDismissed(true);
    if (event.key !== 'Enter' || !open || state.status !== 'failed') return;
    event.preventDefault();
    event.stopPropagation();
    retry();
  };

  return (
    <AriaDirection>
      <Field {...field}>
        {({ id, name, required, disabled, ...described }, invalid) => (
          <Aria
            id={id}
            name={name}
            className={box}
            aria-label={field.label}
            aria-describedby={described['aria-describedby']}
            items={matching.map((option) => ({ id: option.value, option }))}
            value={chosen?.value ?? null}
            onChange={(key) => handleChoice(key === null ? null : String(key))}
            inputValue={text}
            onInputChange={handleText}
            onOpenChange={handleOpen}
            onBlur={control.onBlur}
            allowsEmptyCollection
            menuTrigger={dismissed ? 'manual' : 'input'}
            validationBehavior="aria"
            isRequired={required}
            isDisabled={disabled}
            isInvalid={invalid}
          >
            <Input
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              className={inputStyle}
              onKeyDownCapture={handleKey}
              onBlurCapture={keepInBackground}
            />
            {open && state.status === 'loading' && (
              <span className={waiting}>
                <Spinner size="sm" label={`Loading ${noun}`} />
              </span>
            )}
            <Button className={chevron}>
              <Icon icon={ChevronDown} />
            </Button>
            <Popover className={popover} offset={4} containerPadding={0}>
              <ListBox<{ id: string; option: ComboboxOption }>
                className={list}
                data-stale={state.status === 'loading' && matching.length > 0 ? '' : undefined}
                renderEmptyState={() => <ListNote status={state.status} noun={noun} />}
              >
                {({ option }) => <Option option={option} />}
              </ListBox>
              {state.status === 'failed' && <Retry onRetry={retry} />}
            </Popover>
            <VisuallyHidden>
              <output>
                {open && state.status === 'idle' && matching.length === 0 ? `No ${noun} found` : ''}
                {open && state.status === 'failed'
                  ? `The ${noun} could not be loaded. Press Enter to try again.`
                  : ''}
              </output>
            </VisuallyHidden>
          </Aria>
        )}
      </Field>
    </AriaDirection>
  );
}
