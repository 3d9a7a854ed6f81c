import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Says where one is and what can be done with the whole page.',
  use: ['At the top of every page of the dashboard.'],
  avoid: [
    { when: 'It opens a public page', instead: 'Hero' },
    { when: 'It names a part of a page', instead: 'Heading, or the `title` of a Card' },
    { when: 'The way back has more than one step', instead: 'Breadcrumbs above it' },
  ],
  anatomy: [
    { part: 'back', is: 'the list that this page belongs to' },
    { part: 'title', is: 'the page’s h1' },
    { part: 'meta', is: 'beside the title: a status' },
    { part: 'description', is: 'one line: the zone, the reference' },
    { part: 'actions', is: 'at most one of them primary; on a phone below the title' },
  ],
  accessibility: [
    'One h1 a page.',
    'The arrow turns in right-to-left pages; the link is named by the list, not by "Back".',
  ],
};
