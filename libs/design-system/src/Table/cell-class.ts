import type { Column, PhonePlace } from './columns.ts';
import { aligns, cell, headCell, phonePlaces } from './Table.css.ts';

type Placed = Pick<Column<never>, 'numeric' | 'phone' | 'header'>;

function placeOf(columns: readonly Placed[], index: number): PhonePlace | 'lead' {
  const place = columns[index]?.phone ?? (index === 0 ? 'title' : 'line');
  return place === 'title' && columns.every(({ phone }) => phone !== 'value') ? 'lead' : place;
}

/** Classes of a column's cells: the same for every row, so a table works them out once. */
export function cellClass(columns: readonly Placed[], index: number): string {
  const align = columns[index]?.numeric ? 'numeric' : 'text';
  return `${cell} ${aligns[align]} ${phonePlaces[placeOf(columns, index)]}`;
}

export function headClass({ numeric }: Placed): string {
  return `${headCell} ${aligns[numeric ? 'numeric' : 'text']}`;
}

/** The words before a cell in a card; none where the place says what it is. */
export function labelOf(columns: readonly Placed[], index: number): string | undefined {
  return placeOf(columns, index) === 'line' ? columns[index]?.header : undefined;
}
