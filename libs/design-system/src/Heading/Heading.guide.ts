import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The name of a page or a part of it, at its place in the outline.',
  use: [
    'Every page has one level 1; parts step down without gaps.',
    '`size` where the look should differ from what the level gives.',
  ],
  avoid: [
    { when: 'It is a sentence or a label', instead: 'Text' },
    { when: 'It names a dashboard page and comes with actions', instead: 'PageHeader' },
    { when: 'It names a box', instead: 'The `title` of a Card' },
  ],
  anatomy: [
    { part: 'level', is: 'its place in the outline, and the element: h1 to h4' },
    { part: 'size', is: 'its look; from the level where it is not given' },
  ],
  accessibility: [
    'Screen readers move by headings: the order of levels is the table of contents.',
    'A large figure is no heading. Use Money.',
  ],
};
