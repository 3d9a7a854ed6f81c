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

/** The columns that show: those not hidden, and those that cannot be. */
export function tableColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string> | undefined,
): TableColumns<Row> {
  const visible = columns.filter((column) => column.required === true || !hidden?.has(column.key));
  return visible.map((column, index) => ({
    column,
    className: `${cellClass(visible, index)}${column.control ? ` ${controlCell}` : ''}`,
    headClassName: headClass(column),
    headStyle: headWidth(visible, index),
  }));
}
