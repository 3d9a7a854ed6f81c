import { memo, type ReactNode } from 'react';
import { control, square } from '../Checkbox/Checkbox.css.ts';
import { anchor, type LinkComponent } from '../LinkProvider/LinkProvider.tsx';
import { cellContent } from '../Table/cell-content.tsx';
import { flatten } from '../Table/flat.ts';
import { linkedRow, row as rowStyle, rowLink } from '../Table/Table.css.ts';
import { besideMenu, menuButton, menuCell, rowState, selectCell, selectHit } from './DataTable.css.ts';
import type { TableColumns } from './table-columns.ts';

interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: TableColumns<Row>;
  href: string | undefined;
  /** The app's own link, where it has one. */
  link: LinkComponent | undefined;
  label: string | undefined;
  /** Absent where nothing can be selected. */
  selected: boolean | undefined;
  menuOpen: boolean | undefined;
  /** The row's place in the whole list, where only part of it is in the page. */
  rowIndex: number | undefined;
}

const ignore = () => undefined;

/**
 * One row. It holds no handlers: the body of the table listens for all rows at once, which is most of what makes a hundred
 * rows cheap. One tab stop: its link, else its tick box, else its menu.
 */
function PlainDataRow<Row>({
  row,
  rowKey,
  columns,
  href,
  link,
  label,
  selected,
  menuOpen,
  rowIndex,
}: DataRowProps<Row>) {
  const leading = (words: ReactNode) =>
    anchor(link, {
      href,
      // What the link says already needs no second name.
      'aria-label': words === label ? undefined : label,
      className: menuOpen === undefined ? rowLink : linkBesideMenu,
      children: flatten(words),
    });
  const about = label ? ` ${label}` : '';
  return (
    <tr
      data-key={rowKey}
      data-selected={selected ? '' : undefined}
      aria-rowindex={rowIndex}
      className={href === undefined ? rowClass : linkedRowClass}
    >
      {selected !== undefined && (
        <td className={selectCell}>
          <label className={selectHit}>
            <input
              type="checkbox"
              className={checkClass}
              data-row-select=""
              aria-label={`Select${about}`}
              tabIndex={href === undefined ? undefined : -1}
              checked={selected}
              onChange={ignore}
            />
          </label>
        </td>
      )}
      {columns.map(({ column, className }, place) => (
        <td key={column.key} className={className}>
          {cellContent(
            column,
            place === 0 && href !== undefined ? leading(column.cell(row)) : column.cell(row),
          )}
        </td>
      ))}
      {menuOpen !== undefined && (
        <td className={menuCell}>
          <button
            type="button"
            className={menuButton}
            aria-label={label ? `Actions for ${label}` : 'Actions'}
            aria-haspopup="menu"
            aria-expanded={menuOpen || undefined}
            tabIndex={href === undefined && selected === undefined ? undefined : -1}
          />
        </td>
      )}
    </tr>
  );
}

const rowClass = `${rowStyle} ${rowState}`;
const linkedRowClass = `${rowClass} ${linkedRow}`;
const linkBesideMenu = `${rowLink} ${besideMenu}`;
const checkClass = `${control} ${square}`;

/** Drawn again only when something of the row itself changes. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
