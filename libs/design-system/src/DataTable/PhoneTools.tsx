import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../Icon/Icon.tsx';
import { phoneBox, phoneCaret, phoneSelect, phoneSort, phoneTools } from './Toolbar.css.ts';
import { isSortable, type Sort } from './data-columns.ts';
import type { TableColumns } from './table-columns.ts';
import { TriStateBox } from './TriStateBox.tsx';

interface PhoneToolsProps<Row> {
  columns: TableColumns<Row>;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  shown: 'none' | 'some' | 'all' | undefined;
  onToggleShown: () => void;
}

const words = { ascending: 'ascending', descending: 'descending' } as const;

/** What the header offers, on a phone, where cards have none. */
export function PhoneTools<Row>({ columns, sort, onSortChange, shown, onToggleShown }: PhoneToolsProps<Row>) {
  const sortable = onSortChange ? columns.filter(({ column }) => isSortable(column)) : [];
  if (shown === undefined && sortable.length === 0) return null;
  return (
    <div className={phoneTools}>
      {shown !== undefined && (
        <TriStateBox
          state={shown}
          label="Select all"
          labelShown
          className={phoneBox}
          onToggle={onToggleShown}
        />
      )}
      {sortable.length > 0 && (
        <label className={phoneSort}>
          Sort by
          <select
            className={phoneSelect}
            value={sort ? `${sort.direction} ${sort.key}` : ''}
            onChange={({ currentTarget: { value } }) => {
              const [direction, key] = [value.split(' ', 1)[0], value.slice(value.indexOf(' ') + 1)];
              onSortChange?.(
                direction === 'ascending' || direction === 'descending' ? { key, direction } : undefined,
              );
            }}
          >
            <option value="">Default order</option>
            {sortable.flatMap(({ column }) =>
              (['ascending', 'descending'] as const).map((direction) => (
                <option key={`${direction} ${column.key}`} value={`${direction} ${column.key}`}>
                  {`${column.header}, ${words[direction]}`}
                </option>
              )),
            )}
          </select>
          <span className={phoneCaret}>
            <Icon icon={ChevronDown} />
          </span>
        </label>
      )}
    </div>
  );
}
