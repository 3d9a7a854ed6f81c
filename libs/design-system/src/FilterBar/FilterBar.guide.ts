import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'What a list is narrowed to, and the way back.',
  use: [
    'Above a DataTable whose filters stand in the address, so that a filtered list can be shared and gone back from.',
  ],
  avoid: [
    { when: 'One thing is looked for anywhere in the product', instead: 'CommandPalette' },
    { when: 'A few views that exclude each other', instead: 'Tabs' },
    { when: 'Values that are sent and kept', instead: 'Form' },
  ],
  anatomy: [
    { part: 'search', is: 'words; searched when typing rests or on Enter' },
    { part: 'filters', is: 'selects, or any control of one value: a choice acts at once' },
    { part: 'chips', is: 'what is in use, each with its way out; then “Clear all”' },
    { part: 'results', is: 'how many are left, for a screen reader; the list’s Pagination shows it' },
    { part: 'problems', is: 'what the address asks for and does not exist: said, never dropped in silence' },
    {
      part: 'filter-query',
      is: '`defineFilters`, `readFilters`, `changeFilters`, `clearFilters`: the address as typed values, other parameters untouched, the cursor dropped when a filter changes',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'in the search: searches at once; on a chip: removes it, focus goes to its neighbour',
    },
    { keys: 'Esc', does: 'in the search: empties it' },
  ],
  accessibility: [
    'A search landmark, named by `label`.',
    '`results` is a live region: the new number is said after every change, once.',
    'A chip is a button named “Remove filter Status Failed”.',
  ],
};
