import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A few facts side by side that are simply there; on a phone each row is a card.',
  use: [
    'Attempts of a payment, refunds, fees, test cards: about twenty rows at most, all known.',
    'Where rows are compared with each other, column by column.',
  ],
  avoid: [
    { when: 'Rows are sorted, selected, paged, opened or loaded', instead: 'DataTable' },
    { when: 'The facts of one thing', instead: 'DescriptionList' },
    { when: 'What happened, in order', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'header', is: 'a word or two a column; figures and their header end at the same edge' },
    {
      part: 'column',
      is: '`truncate` for names and descriptions of any length: they end in an ellipsis before the amount leaves the screen',
    },
    { part: 'row', is: 'a rule below, no stripes: the eye follows the line' },
    { part: 'card', is: 'the row on a phone; `phone` says where each column goes' },
  ],
  accessibility: [
    'It is a table: screen readers move by cell and hear the header with it. `label` names it.',
    'Where there are no rows say so in `empty`: a header over nothing says nothing.',
  ],
};
