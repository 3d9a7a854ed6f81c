import type { CSSProperties } from 'react';
import { cellClass, headClass, headWidth } from '../Table/cell-class.ts';
import { controlCell } from './DataTable.css.ts';
import type { DataColumn } from './data-columns.ts';

/** A visible column with what its cells have in common, worked out once for all rows. */
interface TableColumn<Row> {
  column: DataColumn<Row>;
  className: string;
  headClassName: string;
  headStyle: CSSProperties | undefined;
}

export type TableColumns<Row> = readonly TableColumn<Row>[];

/** How many hundredths of the table's width a column asks for; 0 where it asks in another way. */
const partOf = ({ width = '' }: { width?: string }) => (width.endsWith('%') ? Number.parseFloat(width) : 0);
const sumOf = (columns: readonly { width?: string }[]) =>
  columns.map(partOf).reduce((sum, part) => sum + part, 0);

/** The columns that show: those not hidden, and those that cannot be. */
export function tableColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string> | undefined,
): TableColumns<Row> {
  const shown = columns.filter((column) => column.required === true || !hidden?.has(column.key));
  // Those that stay share the room of those that went.
  const grown = sumOf(columns) / sumOf(shown);
  const visible = shown.map((column) => {
    const part = partOf(column);
    return part === 0 ? column : { ...column, width: `${part * grown}%` };
  });
  return visible.map((column, index) => ({
    column,
    className: `${cellClass(visible, index)}${column.control ? ` ${controlCell}` : ''}`,
    headClassName: headClass(column),
    headStyle: headWidth(visible, index),
  }));
}
