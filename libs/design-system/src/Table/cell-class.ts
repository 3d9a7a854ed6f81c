import type { CSSProperties } from 'react';
import type { Column, PhonePlace } from './columns.ts';
import { cardLabels, cell, giving, headCell, kept, numeric, phonePlaces, wideOnly } from './Table.css.ts';

type Placed = Pick<Column<never>, 'numeric' | 'phone' | 'header' | 'truncate' | 'wideOnly' | 'width'>;

function placeOf(columns: readonly Placed[], index: number): PhonePlace | 'lead' {
  const place = columns[index]?.phone ?? (index === 0 ? 'title' : 'line');
  return place === 'title' && columns.every(({ phone }) => phone !== 'value') ? 'lead' : place;
}

/** Classes of a column's cells: the same for every row, so a table works them out once. */
export function cellClass(columns: readonly Placed[], index: number): string {
  const column = columns[index];
  const classes = [cell, phonePlaces[placeOf(columns, index)]];
  if (column?.numeric) classes.push(numeric);
  if (column?.wideOnly) classes.push(wideOnly);
  if (column?.truncate) classes.push(giving.cell);
  else if (columns.some(({ truncate }) => truncate)) classes.push(kept);
  return classes.join(' ');
}

export function headClass({ numeric: figures, truncate, wideOnly: wide }: Placed): string {
  return [headCell, figures && numeric, truncate && giving.head, wide && wideOnly].filter(Boolean).join(' ');
}

/** The width of a column, said once in its header. Columns that truncate share what the others leave. */
export function headWidth(columns: readonly Placed[], index: number): CSSProperties | undefined {
  const column = columns[index];
  if (column?.width) return { inlineSize: column.width };
  if (!column?.truncate) return undefined;
  return { inlineSize: `${100 / columns.filter(({ truncate }) => truncate).length}%` };
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
