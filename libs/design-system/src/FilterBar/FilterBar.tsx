import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { FilterChips, type Chip } from './FilterChips.tsx';
import {
  announced,
  bar,
  controlSlot,
  fields,
  problem,
  problemIcon,
  searchSlot,
  slot,
} from './FilterBar.css.ts';

interface SharedFilter {
  key: string;
  /** What it filters by: "Status". */
  label: string;
}

/** One of a few words. */
export interface ChoiceFilter extends SharedFilter {
  value: string | undefined;
  options: readonly SelectOption[];
  onChange: (value: string | undefined) => void;
  /** Shown while nothing is chosen; "Any status" by default. */
  placeholder?: string;
}

/** Any other control, a DateRangePicker for one. It has a label of its own. */
export interface ControlFilter extends SharedFilter {
  /** Left out where the filter is set elsewhere, by a link to the list: then it is a chip alone, to be taken off. */
  control?: ReactNode;
  /** What is filtered by, in words for its chip: "1–27 Nov 2026". */
  value: string | undefined;
  onClear: () => void;
}

export interface FilterBarProps {
  /** What is filtered, for a screen reader: "Filter payments". */
  label: string;
  search?: {
    label: string;
    value: string;
    placeholder?: string;
    maxLength?: number;
    /** Told when typing rests, on Enter and on clearing. */
    onChange: (text: string) => void;
  };
  filters?: readonly (ChoiceFilter | ControlFilter)[];
  onClearAll: () => void;
  /** How many are left: "53 payments". Said to a screen reader when it changes; the list's own footer shows it. */
  results?: string;
  /** The rows for these filters are on their way. */
  busy?: boolean;
  /** What stands in the address and could not be read (`readFilters`): said, not swallowed. */
  problems?: readonly { name: string; message: string }[];
}

/**
 * What a list is narrowed to, and the way back from it. It knows no address and keeps nothing: `filter-query` reads and
 * writes the address, the screen hands over what it read.
 */
export function FilterBar({
  label,
  search,
  filters = noFilters,
  onClearAll,
  results,
  busy = false,
  problems = noProblems,
}: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const cleared = useRef(false);
  const chips = filters.flatMap((filter): Chip[] => {
    const words = wordsOf(filter);
    return words === undefined
      ? []
      : [{ key: filter.key, label: filter.label, words, onRemove: removal(filter) }];
  });
  const isFiltered = chips.length > 0 || Boolean(search?.value) || problems.length > 0;

  useEffect(() => {
    // The button that cleared is gone: focus goes to where filtering begins, not to the top of the page.
    if (isFiltered || !cleared.current) return;
    cleared.current = false;
    form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isFiltered]);

  return (
    <form
      ref={form}
      {...landmark}
      aria-label={label}
      aria-busy={busy || undefined}
      className={bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={fields}>
        {search && (
          <div className={searchSlot}>
            <Search {...search} />
          </div>
        )}
        {filters.map((filter) =>
          'options' in filter ? (
            <div key={filter.key} className={slot}>
              <Select
                label={filter.label}
                labelHidden
                placeholder={filter.placeholder ?? `Any ${filter.label.toLowerCase()}`}
                options={filter.options}
                value={filter.value ?? ''}
                onChange={({ currentTarget }) => filter.onChange(currentTarget.value || undefined)}
              />
            </div>
          ) : (
            filter.control !== undefined && (
              <div key={filter.key} className={controlSlot}>
                {filter.control}
              </div>
            )
          ),
        )}
      </div>
      {problems.length > 0 && (
        <div className={problem} role="alert">
          <span className={problemIcon}>
            <Icon icon={TriangleAlert} />
          </span>
          <div>
            {problems.map(({ name, message }) => (
              <p key={name}>{message}</p>
            ))}
          </div>
        </div>
      )}
      {/* Words in the search alone have their own way out, in the field. */}
      {(chips.length > 0 || problems.length > 0) && (
        <FilterChips
          chips={chips}
          clearAll={
            <Button
              size="sm"
              tone="quiet"
              onClick={() => {
                cleared.current = true;
                onClearAll();
              }}
            >
              Clear all
            </Button>
          }
        />
      )}
      <output className={announced}>{results}</output>
    </form>
  );
}

const landmark = { role: 'search' } as const;
const noFilters: readonly (ChoiceFilter | ControlFilter)[] = [];
const noProblems: readonly { name: string; message: string }[] = [];

function wordsOf(filter: ChoiceFilter | ControlFilter): string | undefined {
  if (!('options' in filter) || filter.value === undefined) return filter.value || undefined;
  return filter.options.find(({ value }) => value === filter.value)?.label ?? filter.value;
}

function removal(filter: ChoiceFilter | ControlFilter): () => void {
  return 'options' in filter ? () => filter.onChange(undefined) : filter.onClear;
}

/** The field follows the list's search when that changes elsewhere (Back, Clear all), and is left alone while it is typed. */
function Search({ value, onChange, ...field }: NonNullable<FilterBarProps['search']>) {
  const [{ seen, told, version }, setState] = useState({ seen: value, told: value, version: 0 });
  if (value !== seen) {
    setState({ seen: value, told: value, version: value === told ? version : version + 1 });
  }
  return (
    <SearchField
      key={version}
      {...field}
      labelHidden
      name="search"
      defaultValue={value}
      onSearch={(text) => {
        setState((state) => ({ ...state, told: text }));
        onChange(text);
      }}
    />
  );
}
