import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One subject, held together by a border.',
  use: [
    'A part of a page with a name of its own and perhaps an action.',
    '`padding="none"` for a table or list that runs to the edges.',
  ],
  avoid: [
    { when: 'It would lie in another card', instead: 'Stack with a Heading' },
    { when: 'It floats over the page', instead: 'Dialog, Drawer or Popover' },
    { when: 'It is one figure', instead: 'Stat' },
    { when: 'It calls attention to a state', instead: 'Banner' },
  ],
  anatomy: [
    { part: 'title', is: 'names the region; `level` is its place in the outline' },
    { part: 'description', is: 'one line under the title' },
    { part: 'actions', is: 'beside the title, at most two' },
    { part: 'footer', is: 'what comes last, above it a rule' },
  ],
  accessibility: [
    'With a title it is a region of that name.',
    'It is not pressed. For a way further, put a Link or a Button into it.',
  ],
};
