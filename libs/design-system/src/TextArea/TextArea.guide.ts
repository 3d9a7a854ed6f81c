import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Several lines of text.',
  use: ['Notes, reasons, descriptions.'],
  avoid: [{ when: 'One line is enough', instead: 'TextField' }],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'rows', is: 'lines at first; it grows with its text where the browser can' },
    { part: 'maxLength', is: 'counts down beside the label once the end is near' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [{ keys: 'Enter', does: 'a new line; it does not send the form' }],
  accessibility: [
    'A paste that is too long is kept whole and called too long, with how much: nothing is cut in silence.',
    'What is left is announced at 20, 10, 5 and 0, not at each key.',
  ],
};
