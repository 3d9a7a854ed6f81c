import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chip, chipLabel, chipRow, chips as chipsStyle, chipWords } from './FilterBar.css.ts';

export interface Chip {
  key: string;
  label: string;
  words: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly Chip[];
  clearAll: ReactNode;
}

/** What is filtered by, each removable. */
export function FilterChips({ chips, clearAll }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);

  const remove = (chip: Chip, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    chip.onRemove();
    // The chip is about to go: focus moves to its neighbour, or to where filtering begins.
    (next ?? list.current?.closest('form')?.querySelector<HTMLElement>('input, select'))?.focus();
  };

  return (
    <div className={chipRow}>
      {chips.length > 0 && (
        <ul ref={list} className={chipsStyle} aria-label="Filters in use">
          {chips.map((each, index) => (
            <li key={each.key}>
              <button
                type="button"
                className={chip}
                aria-label={`Remove filter ${each.label} ${each.words}`}
                onClick={() => remove(each, index)}
              >
                <span className={chipLabel}>{each.label}</span>{' '}
                <span className={chipWords} dir="auto">
                  {each.words}
                </span>
                <Icon icon={X} size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {clearAll}
    </div>
  );
}
