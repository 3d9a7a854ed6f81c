import MoreHorizontal from 'lucide-react/icons/more-horizontal';
import { useState, type ReactNode } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import type { MenuEntry } from '../Menu/menu-entries.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RowMenu, type OpenRow } from './RowMenu.tsx';
import {
  actionCell,
  aligns,
  body,
  caption,
  cell,
  footer as footerStyle,
  head,
  headCell,
  linkedRow,
  phonePlaces,
  row as rowStyle,
  rowLink,
  scroller,
  table,
} from './Table.css.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** What the cell shows. In the first column of linked rows: words, as they become the link. */
  cell: (row: Row) => ReactNode;
  /** Aligns at the end, digit below digit. */
  numeric?: boolean;
  /** Its place in the card that a row becomes on a phone. The first column is the title by default, the others lines. */
  phone?: keyof typeof phonePlaces;
}

export interface TableProps<Row> {
  /** What the table lists, for a screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes each row a real link: opens in a new tab, can be copied, is reached by Tab. */
  rowHref?: (row: Row) => string;
  /** Names a row where its first cell is not enough: for the link and for its menu. */
  rowLabel?: (row: Row) => string;
  /** Entries of the menu at the end of each row; made only when it opens. */
  rowMenu?: (row: Row) => readonly MenuEntry[];
  loading?: boolean;
  skeletonRows?: number;
  /** An EmptyState, in place of rows. */
  empty?: ReactNode;
  /** Pagination. */
  footer?: ReactNode;
}

/** A list of things of one kind with their facts in columns; on a phone each row is a card. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  rowLabel,
  rowMenu,
  loading = false,
  skeletonRows = 8,
  empty,
  footer,
}: TableProps<Row>) {
  const [openRow, setOpenRow] = useState<OpenRow | undefined>(undefined);
  const isEmpty = !loading && rows.length === 0 && empty !== undefined;

  if (isEmpty) return <>{empty}</>;

  return (
    <>
      <div className={scroller}>
        <table className={table} aria-busy={loading || undefined}>
          <caption className={caption}>
            {label}
            {loading && ', loading'}
          </caption>
          <thead className={head}>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={`${headCell} ${aligns[column.numeric ? 'numeric' : 'text']}`}
                >
                  {column.header}
                </th>
              ))}
              {rowMenu && (
                <th scope="col" className={headCell}>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody className={body}>
            {loading
              ? Array.from({ length: skeletonRows }, (_, index) => (
                  <SkeletonRow key={`skeleton-${index + 1}`} columns={columns} menu={rowMenu !== undefined} />
                ))
              : rows.map((row) => {
                  const key = rowKey(row);
                  const href = rowHref?.(row);
                  return (
                    <tr key={key} className={href ? `${rowStyle} ${linkedRow}` : rowStyle}>
                      {columns.map((column, index) => (
                        <td key={column.key} className={cellClass(column, index)}>
                          {index === 0 && href ? (
                            <Anchor href={href} aria-label={rowLabel?.(row)} className={rowLink}>
                              {column.cell(row)}
                            </Anchor>
                          ) : (
                            column.cell(row)
                          )}
                        </td>
                      ))}
                      {rowMenu && (
                        <td className={`${cell} ${actionCell}`}>
                          <PlainIconButton
                            icon={MoreHorizontal}
                            label={rowLabel ? `Actions for ${rowLabel(row)}` : 'Actions'}
                            size="sm"

                            aria-haspopup="menu"
                            aria-expanded={openRow?.key === key}
                            onClick={(event) => {
                              setOpenRow({ key, button: event.currentTarget, entries: rowMenu(row) });
                            }}
                          />
                        </td>
                      )}
                    </tr>
                  );
                })}
          </tbody>
        </table>
      </div>
      {footer && <div className={footerStyle}>{footer}</div>}
      {rowMenu && <RowMenu label={`${label}: actions`} row={openRow} onClose={() => setOpenRow(undefined)} />}
    </>
  );
}

function cellClass<Row>(column: Column<Row>, index: number): string {
  const place = column.phone ?? (index === 0 ? 'title' : 'line');
  return `${cell} ${aligns[column.numeric ? 'numeric' : 'text']} ${phonePlaces[place]}`;
}

function SkeletonRow<Row>({ columns, menu }: { columns: readonly Column<Row>[]; menu: boolean }) {
  return (
    <tr className={rowStyle}>
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, index)}>
          <Skeleton />
        </td>
      ))}
      {menu && (
        <td className={`${cell} ${actionCell}`}>
          <Skeleton />
        </td>
      )}
    </tr>
  );
}
