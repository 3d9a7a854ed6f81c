import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The security code on a card. It is never kept, so it is asked for every time.',
  use: ['Taking a card, beside CardNumberField, with the `brand` that it tells.'],
  avoid: [{ when: 'It is a code that was sent', instead: 'OtpField' }],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'brand', is: 'decides three or four digits, and where they stand on the card' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  accessibility: [
    'Judged anew when the number turns out to be of another brand.',
    'The hint says where to look; it is read with the field.',
  ],
};
