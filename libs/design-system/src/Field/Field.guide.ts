import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The frame that every field stands in: label, control, hint and error, tied together.',
  use: ['Building another field of this library.'],
  avoid: [
    { when: 'A field for the value exists already', instead: 'TextField' },
    { when: 'Several controls answer one question', instead: 'CheckboxGroup' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'aside', is: 'beside the label: "Optional", a count, a link' },
    { part: 'children', is: 'the control, drawn with the attributes it is given' },
    { part: 'below', is: 'between control and notes: a meter, a list of files' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  accessibility: [
    'The label names the control; a click on it focuses the control.',
    'Error, hint and what a denied permission says are its description, in this order: the error is what has to be put right.',
    'Fields are required unless marked "Optional": the few are marked, not the many.',
  ],
};
