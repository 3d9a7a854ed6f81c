import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Any number of a few, all in sight.',
  use: [
    'Up to about ten choices that do not exclude each other: permissions, events, days.',
    'With `all` where choosing everything is common.',
  ],
  avoid: [
    { when: 'Only one may be chosen', instead: 'RadioGroup' },
    { when: 'It is one yes or no', instead: 'Checkbox' },
    { when: 'Rows of a table are chosen', instead: 'DataTable' },
  ],
  anatomy: [
    { part: 'legend', is: 'the question' },
    { part: 'all', is: 'a first box that stands for all: ticked, empty or in between' },
    { part: 'options', is: 'label and, where needed, a second line' },
    { part: 'error, hint', is: 'of the whole question' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'from box to box' },
    { keys: 'Space', does: 'ticks or unticks' },
  ],
  accessibility: [
    'A fieldset with its legend: each box is heard with the question.',
    'The first box says "mixed" while some are ticked. It has no name of its own and posts nothing.',
    'Each ticked box posts one entry of `name`.',
  ],
};
