import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Nothing here yet, or nothing that matches: says which of the two, and the one next step.',
  use: ['A list before its first entry.', 'A filter that finds nothing.'],
  avoid: [
    { when: 'Loading failed', instead: 'Banner' },
    { when: 'The whole page is missing', instead: 'ErrorPage' },
    { when: 'One of several facts is empty', instead: 'a dash in its place' },
  ],
  anatomy: [
    { part: 'icon', is: 'what would be here, in the rings of a chart; left out where it is compact' },
    { part: 'title', is: '“No payment links yet”, or “No payment matches”' },
    { part: 'description', is: 'why there is nothing and what brings something' },
    { part: 'action', is: 'one button: create the first, or clear the filters' },
  ],
  accessibility: [
    'Its title is a heading, of level 2 or 3 as the page needs it.',
    'The icon is decoration; nothing is said by it alone.',
  ],
};
