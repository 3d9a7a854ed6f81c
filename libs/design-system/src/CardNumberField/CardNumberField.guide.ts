import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The number of a payment card, grouped as on the card.',
  use: ['Taking a card, beside ExpiryField and CvcField.'],
  avoid: [{ when: 'A card is only shown', instead: 'CardBrandIcon' }],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'Brand', is: 'drawn as soon as the digits tell it' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
  ],
  keyboard: [
    { keys: 'Ctrl Z, ⌘ Z', does: 'takes back one edit' },
    { keys: 'Ctrl Y, Ctrl Shift Z', does: 'brings it back' },
  ],
  accessibility: [
    'A plain input that posts with no script, and that wallets and browsers fill in.',
    'The caret stays with its digit; a keyboard that composes is left alone until it is done.',
    'Takes digits of any script, with spaces and dashes. A pasted number is never cut, and text around it is left out.',
    '"Not accepted here" and "has a mistake" are different things and are told apart.',
  ],
};
