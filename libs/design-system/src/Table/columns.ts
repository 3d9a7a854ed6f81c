import type { ReactNode } from 'react';

/** Where a cell goes in the card that a row becomes on a phone. */
export type PhonePlace = 'title' | 'value' | 'status' | 'line' | 'hidden';

export interface Column<Row> {
  key: string;
  header: string;
  /** What the cell shows. In the first column of linked rows: words, as they become the link. */
  cell: (row: Row) => ReactNode;
  /** Aligns at the end, digit below digit. */
  numeric?: boolean;
  /**
   * Its place in the card that a row becomes on a phone: `value` (the amount) and `status` head it, `title` says whose it
   * is, a `line` stands with its header before it. The first column is the title by default, the others lines.
   */
  phone?: PhonePlace;
  /**
   * For words of any length. They keep to one line and end in an ellipsis where room is short, so that the other columns,
   * which then take the room of their contents, stay in view; a pointer is shown them whole. Two lines on a phone.
   */
  truncate?: boolean;
  /**
   * Of less weight than the others: left out where the table stands in less than 52rem and is no list of cards, so that what
   * counts needs no scrolling sideways. The row's own page has it.
   */
  wideOnly?: boolean;
  /** Part of the table's width, e.g. `20%` or `9rem`. Widths keep columns where they are while rows come and go. */
  width?: string;
}
