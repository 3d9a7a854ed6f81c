import type { Column } from '../Table/columns.ts';

/** What a client sorts by. `null` (not known) comes last in either direction. */
export type SortValue = string | number | null;

export interface DataColumn<Row> extends Column<Row> {
  /** The rows arrive sorted by this column from a server that is told by `onSortChange`. */
  sortable?: boolean;
  /** The rows are all here: sorts them by this. Words by the rules of language, `10` after `9`. */
  sortValue?: (row: Row) => SortValue;
  /** Cannot be hidden: without it nobody knows what a row is. */
  required?: boolean;
  /** Holds controls of its own, which lie above the row's link. */
  control?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export function isSortable<Row>(column: DataColumn<Row>): boolean {
  return column.sortable === true || column.sortValue !== undefined;
}

/** What a press on a header does: numbers begin with the largest, words with A; a third press is no sorting. */
export function nextSort<Row>(column: DataColumn<Row>, sort: Sort | undefined): Sort | undefined {
  const first = column.numeric ? 'descending' : 'ascending';
  const second = column.numeric ? 'ascending' : 'descending';
  if (sort?.key !== column.key) return { key: column.key, direction: first };
  return sort.direction === first ? { key: column.key, direction: second } : undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** The rows in the order asked for; in their own where no column of the client's sorts. Equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!sort || !value) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, by: value(row) }))
    .toSorted((one, other) => {
      if (one.by === null || other.by === null) return Number(one.by === null) - Number(other.by === null);
      return sign * compare(one.by, other.by);
    })
    .map(({ row }) => row);
}
