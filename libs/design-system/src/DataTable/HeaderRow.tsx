import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { selectHead, selectHit, sortArrow, sortButton } from './DataTable.css.ts';
import { isSortable, nextSort, type Sort } from './data-columns.ts';
import type { TableColumns } from './table-columns.ts';
import { TriStateBox } from './TriStateBox.tsx';
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
        <th scope="col" className={`${headCell} ${selectHead}`}>
          <TriStateBox
            state={shown}
            label="Select all rows shown"
            className={selectHit}
            onToggle={onToggleShown}
          />
        </th>
      )}
      {columns.map(({ column, headClassName, headStyle }) => {
        const sorts = onSortChange !== undefined && isSortable(column);
        const direction = sort?.key === column.key ? sort.direction : undefined;
        return (
          <th
            key={column.key}
            scope="col"
            className={headClassName}
            style={headStyle}
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
        <th scope="col" className={`${headCell} ${selectHead}`}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}
