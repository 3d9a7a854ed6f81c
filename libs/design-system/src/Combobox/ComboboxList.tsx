import Check from 'lucide-react/icons/check';
import { ListBoxItem } from 'react-aria-components/ComboBox';
import { Icon } from '../Icon/Icon.tsx';
import {
  check,
  note,
  option as optionStyle,
  optionDetail,
  optionLabel,
  optionTexts,
  retry,
  retryRow,
} from './Combobox.css.ts';
import type { ComboboxOption, OptionsState } from './use-options.ts';

/** One entry of the open list; the chosen one carries a tick. */
export function Option({ option }: { option: ComboboxOption }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled}
      className={optionStyle}
    >
      <span className={optionTexts}>
        <span className={optionLabel}>{option.label}</span>
        {option.detail && <span className={optionDetail}>{option.detail}</span>}
      </span>
      <span className={check}>
        <Icon icon={Check} />
      </span>
    </ListBoxItem>
  );
}

/** What stands in the list while there is nothing to choose from. */
export function ListNote({ status, noun }: { status: OptionsState['status']; noun: string }) {
  const words = {
    idle: `No ${noun} found`,
    loading: `Loading ${noun}…`,
    failed: `The ${noun} could not be loaded.`,
  };
  return (
    <div className={note}>
      <p>{words[status]}</p>
    </div>
  );
}

/** A way to ask again, below the list and not in it: a list holds options only. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={retryRow}>
      {/* Out of the tab order: focus stays in the field, where Enter does the same and is announced. */}
      <button
        type="button"
        className={retry}
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  );
}
