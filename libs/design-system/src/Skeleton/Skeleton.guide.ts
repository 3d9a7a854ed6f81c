import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The shape of what is about to appear, in exactly the room that it will take.',
  use: ['The first load of a page, a card or a row whose layout is known.'],
  avoid: [
    { when: 'The shape is not known', instead: 'Spinner' },
    { when: 'There are older figures to show meanwhile', instead: 'keep them until the new ones are here' },
    { when: 'It is a table', instead: 'DataTable' },
  ],
  anatomy: [
    { part: 'shape', is: 'text, title, figure; block, control, button, badge, circle' },
    { part: 'size', is: 'the step of the type scale of the text that comes, so that the line is as tall' },
    { part: 'lines', is: 'lines of a paragraph; the last ends early' },
  ],
  accessibility: [
    'Hidden from screen readers. What holds it says `aria-busy` or “Loading payments”, once.',
    'It breathes slowly; with reduced motion it stands still.',
  ],
};
