import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A list of things of one kind with their facts in columns; on a phone each row is a card.',
  use: [
    'Payments, payment links, settlements, members: what is sorted, selected, paged, opened or acted on.',
    'Thousands of rows that are all loaded (`virtual`).',
  ],
  avoid: [
    { when: 'A few rows that are simply there', instead: 'Table' },
    { when: 'The facts of one thing', instead: 'DescriptionList' },
    { when: 'What happened to one thing, in order', instead: 'Timeline' },
  ],
  anatomy: [
    {
      part: 'toolbar',
      is: 'the line above: words of your own, the column menu, and, while rows are selected, what can be done with them',
    },
    { part: 'header', is: 'sticks to the page; a sortable column is a button' },
    {
      part: 'column',
      is: '`truncate` for names and descriptions of any length: they end in an ellipsis before the amount leaves the screen',
    },
    { part: 'row', is: 'a link over its whole area, with tick box, controls and menu above it' },
    {
      part: 'card',
      is: 'the row on a phone: `value` and `status` first, then `title`, then a line for every other column',
    },
    { part: 'footer', is: 'a Pagination' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the next row’s link: one stop a row' },
    { keys: '↑ ↓', does: 'to the same control of the next row' },
    { keys: '← →', does: 'to the row’s other controls: tick box, link, menu' },
    { keys: 'Home End', does: 'to the first and last row drawn' },
    { keys: 'Space', does: 'on a row’s link: selects it; with Shift all rows from the last one selected' },
    { keys: 'Enter', does: 'opens the row, or its menu; with Ctrl or ⌘ in a new tab' },
  ],
  accessibility: [
    'It is a table: screen readers move by cell and hear the header with it. `label` names it.',
    '`aria-sort` says which column sorts; a change is said once, as is the number of rows selected.',
    'With `virtual` or `firstRow`, each row says its place in the whole list.',
    'Give `rowLabel` where the first cell does not tell two rows apart: links, tick boxes and menus are named by it.',
    'In a card the column’s header stands, and is read, before its value; sorting and “Select all” stand above the cards.',
  ],
};
