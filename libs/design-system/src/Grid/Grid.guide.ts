import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Children in equal columns; one column on a phone.',
  use: [
    'Cards of equal rank, figures, pairs of short fields.',
    '`pair` keeps two columns on a phone: expiry and code.',
    '`main-aside` for a wide column and a narrow one.',
  ],
  avoid: [
    { when: 'They are rows with facts in columns', instead: 'Table' },
    { when: 'They stand below each other', instead: 'Stack' },
    { when: 'Widths follow the content', instead: 'Inline' },
  ],
  anatomy: [
    { part: 'columns', is: '2, 3, 4, `pair` or `main-aside`' },
    { part: 'gap', is: 'steps of 4 px in both directions' },
  ],
  accessibility: ['Reading order is the source’s, row by row.'],
};
