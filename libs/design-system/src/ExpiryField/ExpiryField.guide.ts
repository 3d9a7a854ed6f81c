import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Month and year of a card, as printed on it.',
  use: ['Taking a card, beside CardNumberField.'],
  avoid: [{ when: 'It is a day or a range', instead: 'DatePicker' }],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'Separator', is: 'sets itself: 9 2 9 is 09 / 29' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
  ],
  keyboard: [{ keys: 'Ctrl Z, ⌘ Z', does: 'takes back one edit' }],
  accessibility: [
    '`2028-02`, `02/2028`, `1 2028` and what browsers fill in are all understood and shown as MM / YY.',
    'A card is good until its last day has ended everywhere.',
  ],
};
