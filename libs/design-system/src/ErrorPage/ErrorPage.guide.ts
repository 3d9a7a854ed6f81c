import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A whole page that could not be shown: what happened, whose fault it is, the way on.',
  use: ['An unknown address (404), a page the role may not see (403), a fault of ours (500).'],
  avoid: [
    { when: 'A part of the page failed', instead: 'Banner' },
    { when: 'There is nothing to list yet', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'status', is: 'the HTTP status' },
    { part: 'message', is: 'what happened, as the page’s heading' },
    { part: 'description', is: 'what it means; each kind brings its own' },
    { part: 'action', is: 'the way on: back to the start, or try again' },
    { part: 'mark', is: 'Harbour’s, where the page stands `alone`' },
    { part: 'reference', is: 'the id of the request, for support' },
  ],
  accessibility: [
    'The message is the heading of level 1, so that it is the first thing that is read.',
    'Alone it is the main landmark; in a layout that has one it is none.',
    'The status stands before it as text, not as a picture.',
  ],
};
