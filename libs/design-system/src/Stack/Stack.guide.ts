import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Children below each other, evenly spaced.',
  use: ['Any column: fields of a form, parts of a page, lines of a card.'],
  avoid: [
    { when: 'They stand beside each other', instead: 'Inline' },
    { when: 'They stand in equal columns', instead: 'Grid' },
    { when: 'They are fields that are sent together', instead: 'Form, which spaces them' },
  ],
  anatomy: [
    { part: 'gap', is: 'steps of 4 px between the children; none around them' },
    { part: 'as', is: 'the element, where it is a list or a section' },
  ],
  accessibility: ['It means nothing by itself. For a list, say `as="ul"` and give `li` children.'],
};
