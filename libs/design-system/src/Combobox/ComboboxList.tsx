import Check from 'lucide-react/icons/check';
import { ListBoxItem } from 'react-aria-components/ComboBox';
import { Icon } from '../Icon/Icon.tsx';
import { check, note, option as optionStyle, optionDetail, optionTexts, retry } from './Combobox.css.ts';
import type { ComboboxOption } from './use-options.ts';

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
        <span>{option.label}</span>
        {option.detail && <span className={optionDetail}>{option.detail}</span>}
      </span>
      <span className={check}>
        <Icon icon={Check} />
      </span>
    </ListBoxItem>
  );
}

/** What went wrong and a way to ask again. Beside the list, not in it: a list holds options only. */
export function FailedNote({ noun, onRetry }: { noun: string; onRetry: () => void }) {
  return (
    <div className={note}>
      <span>The {noun} could not be loaded.</span>
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
