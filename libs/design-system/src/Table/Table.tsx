import type { ReactNode } from 'react';
import { cardLabelVars, cellClass, headClass, headWidth } from './cell-class.ts';
import { cellContent, showsWhole } from './cell-content.tsx';
import type { Column } from './columns.ts';
import { body, caption, emptyWords, head, row as rowStyle, scroller, scrolling, table } from './Table.css.ts';

export type { Column } from './columns.ts';

export interface TableProps<Row> {
  /** What the table lists, for a screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In place of rows where there are none: an EmptyState, or a sentence. */
  empty?: ReactNode;
}

/**
 * A few facts side by side that are simply there: attempts of a payment, fees, test cards. On a phone each row is a card.
 * What is sorted, selected, paged, linked or loaded is a DataTable.
 */
export function Table<Row>({ label, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) {
    return typeof empty === 'string' ? <p className={emptyWords}>{empty}</p> : <>{empty}</>;
  }
  const fixed = columns.some((column) => column.width !== undefined);
  return (
    <div className={`${scroller} ${scrolling}`}>
      <table className={table} data-fixed={fixed ? '' : undefined} style={cardLabelVars(columns)}>
        <caption className={caption}>{label}</caption>
        <thead className={head}>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={headClass(column)}
                style={headWidth(columns, index)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} {...(columns.some(({ truncate }) => truncate) && showsWhole)}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowStyle}>
              {columns.map((column, index) => (
                <td key={column.key} className={cellClass(columns, index)}>
                  {cellContent(column, column.cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
