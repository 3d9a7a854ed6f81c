import { expect, test } from 'vitest';
import { nextSort, sortRows, type DataColumn } from './data-columns.ts';

interface Row {
  name: string;
  amount: number | null;
}
const name: DataColumn<Row> = {
  key: 'name',
  header: 'Name',
  cell: (row) => row.name,
  sortValue: (row) => row.name,
};
const amount: DataColumn<Row> = {
  key: 'amount',
  header: 'Amount',
  numeric: true,
  cell: (row) => row.amount,
  sortValue: (row) => row.amount,
};
const columns = [name, amount];
const rows: readonly Row[] = [
  { name: 'invoice 10', amount: 5 },
  { name: 'Émile', amount: null },
  { name: 'invoice 9', amount: 100 },
  { name: 'emile', amount: 5 },
];
const sorted = (key: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { key, direction }).map((row) => row.name);

test('words by language: no case, no accent, numbers as numbers', () => {
  expect(sorted('name', 'ascending')).toEqual(['Émile', 'emile', 'invoice 9', 'invoice 10']);
});

test('numbers by value, equal ones in their order, unknown ones last in either direction', () => {
  expect(sorted('amount', 'ascending')).toEqual(['invoice 10', 'emile', 'invoice 9', 'Émile']);
  expect(sorted('amount', 'descending')).toEqual(['invoice 9', 'invoice 10', 'emile', 'Émile']);
});

test('what a server sorts, and what is not sorted, keeps its order', () => {
  expect(sortRows(rows, columns, undefined)).toBe(rows);
  expect(
    sortRows(rows, [{ ...name, sortValue: undefined, sortable: true }], {
      key: 'name',
      direction: 'ascending',
    }),
  ).toBe(rows);
});

test('presses on a header: words from A, numbers from the largest, then the other way, then not at all', () => {
  const press = (column: DataColumn<Row>, times: number) =>
    Array.from({ length: times }).reduce<ReturnType<typeof nextSort>>(
      (sort) => nextSort(column, sort),
      undefined,
    );
  expect(press(name, 1)?.direction).toBe('ascending');
  expect(press(amount, 1)?.direction).toBe('descending');
  expect(press(amount, 2)?.direction).toBe('ascending');
  expect(press(amount, 3)).toBeUndefined();
  expect(nextSort(name, press(amount, 1))).toEqual({ key: 'name', direction: 'ascending' });
});
