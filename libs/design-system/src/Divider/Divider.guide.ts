import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A hairline between two groups; with a label where they are alternatives.',
  use: [
    'Between groups of a menu or a form that a space alone does not part.',
    '"or" between two ways of doing the same.',
  ],
  avoid: [
    { when: 'Between the rows of a list', instead: 'Table or DescriptionList, which draw their own' },
    { when: 'To part sections of a page', instead: 'A Stack with more gap, or a Card' },
  ],
  anatomy: [
    { part: 'line', is: 'one pixel of the theme’s line' },
    { part: 'label', is: 'a word on the line' },
  ],
  accessibility: ['Without a label it is a separator to assistive technology; with one, the word is read.'],
};
