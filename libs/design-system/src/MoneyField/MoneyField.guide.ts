import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'An amount of money, exact in any currency.',
  use: ['Wherever money is typed: prices, refunds, bounds.'],
  avoid: [
    { when: 'The amount is only shown', instead: 'Money' },
    { when: 'It counts something else', instead: 'NumberField' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'Sign', is: 'the currency’s, at the start, where there is one' },
    { part: 'currency', is: 'its exponent decides the decimals: none for JPY, 3 for KWD, 4 for CLF' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [{ keys: 'Enter', does: 'sends the form' }],
  accessibility: [
    'A text field, not a number: a mouse wheel and the arrows change nothing, zeros stay as typed, `1e3` and `-5` are refused in words.',
    'A screen reader hears the currency with the field, before its error and hint.',
    'Reads digit by digit, without floating point: 0.29 is 29, 19.99 is 1999.',
    'Takes the locale’s separators and digits of any script. What may still become an amount is left in peace until the field is left; more decimals than the currency has are never rounded.',
    'On leaving, the amount is written out in the locale. The visible text is what is posted.',
  ],
};
