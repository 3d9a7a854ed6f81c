import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A state in a word.',
  use: ['The state of a thing beside its name: a link that is off, a business that is in review.'],
  avoid: [
    { when: 'The status of a payment', instead: 'StatusBadge' },
    { when: 'Something happened and wants attention', instead: 'Banner' },
    { when: 'It can be pressed', instead: 'Button' },
    { when: 'A filter in use', instead: 'FilterBar' },
  ],
  anatomy: [
    { part: 'tone', is: 'supports the word and never stands for it' },
    {
      part: 'mark',
      is: 'a form of its own for each tone: tick, cross, clock, dashes, attention; `none` for a word that is no state',
    },
    { part: 'icon', is: 'in place of the mark, where badges of one column differ in kind' },
    { part: 'word', is: 'one or two; a sentence belongs elsewhere' },
  ],
  accessibility: ['It is text where it stands: not live, not focusable.'],
};
