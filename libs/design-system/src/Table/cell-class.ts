import type { CSSProperties } from 'react';
import type { Column, PhonePlace } from './columns.ts';
import { cardLabels, cell, headCell, numeric, phonePlaces } from './Table.css.ts';

type Placed = Pick<Column<never>, 'numeric' | 'phone' | 'header'>;

function placeOf(columns: readonly Placed[], index: number): PhonePlace | 'lead' {
  const place = columns[index]?.phone ?? (index === 0 ? 'title' : 'line');
  return place === 'title' && columns.every(({ phone }) => phone !== 'value') ? 'lead' : place;
}

/** Classes of a column's cells: the same for every row, so a table works them out once. */
export function cellClass(columns: readonly Placed[], index: number): string {
  const place = phonePlaces[placeOf(columns, index)];
  return columns[index]?.numeric ? `${cell} ${numeric} ${place}` : `${cell} ${place}`;
}

export function headClass(column: Placed): string {
  return column.numeric ? `${headCell} ${numeric}` : headCell;
}

/** Hands the headers to the style sheet, which writes them before the lines of a card. `before` cells stand in front. */
export function cardLabelVars(columns: readonly Placed[], before = 0): CSSProperties {
  return Object.fromEntries(
    columns.flatMap(({ header }, index) => {
      const name = cardLabels[index + before];
      // A custom property that is a string of CSS; the characters that would end it are written by their numbers.
      return name ? [[name.slice('var('.length, -1), `"${header.replaceAll(/["\\\n]/g, escaped)}"`]] : [];
    }),
  );
}

function escaped(character: string): string {
  return `\\${(character.codePointAt(0) ?? 0).toString(16)} `;
}
