import { useEffect, useRef } from 'react';
import { control, square } from '../Checkbox/Checkbox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { partly, selectHead, selectHit, sortArrow, sortButton, stickyHead } from './DataTable.css.ts';
import { isSortable, nextSort, type Sort } from './data-columns.ts';
import type { TableColumns } from './table-columns.ts';
import { headCell } from '../Table/Table.css.ts';

interface HeaderRowProps<Row> {
  columns: TableColumns<Row>;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  /** How much of what is shown is selected; absent where nothing can be. */
  shown: 'none' | 'some' | 'all' | undefined;
  onToggleShown: () => void;
  hasMenu: boolean;
  rowIndex: number | undefined;
}

/** Headers that sort say so, and how, to everybody. */
export function HeaderRow<Row>({
  columns,
  sort,
  onSortChange,
  shown,
  onToggleShown,
  hasMenu,
  rowIndex,
}: HeaderRowProps<Row>) {
  return (
    <tr aria-rowindex={rowIndex}>
      {shown !== undefined && (
        <th scope="col" className={`${headCell} ${stickyHead} ${selectHead}`}>
          <label className={selectHit}>
            <TriStateBox state={shown} label="Select all rows shown" onToggle={onToggleShown} />
          </label>
        </th>
      )}
      {columns.map(({ column, headClassName }) => {
        const sorts = onSortChange !== undefined && isSortable(column);
        const direction = sort?.key === column.key ? sort.direction : undefined;
        return (
          <th
            key={column.key}
            scope="col"
            className={`${headClassName} ${stickyHead}`}
            style={column.width ? { inlineSize: column.width } : undefined}
            aria-sort={sorts ? (direction ?? 'none') : undefined}
          >
            {sorts ? (
              <button
                type="button"
                className={sortButton}
                data-numeric={column.numeric ? '' : undefined}
                onClick={() => onSortChange(nextSort(column, sort))}
              >
                {column.header}
                <span className={sortArrow} data-direction={direction ?? 'none'} />
              </button>
            ) : (
              column.header
            )}
          </th>
        );
      })}
      {hasMenu && (
        <th scope="col" className={`${headCell} ${stickyHead} ${selectHead}`}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}

interface TriStateBoxProps {
  state: 'none' | 'some' | 'all';
  label: string;
  onToggle: () => void;
}

/** A tick box that can also say "some of them". */
export function TriStateBox({ state, label, onToggle }: TriStateBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not an attribute: only a script can set it.
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={`${control} ${square} ${partly}`}
      aria-label={label}
      checked={state === 'all'}
      onChange={onToggle}
    />
  );
}
