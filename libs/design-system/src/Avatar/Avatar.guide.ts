import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A person or a business in a square of its own, beside the name.',
  use: ['Where the eye looks for one of several people or businesses: account switch, team, receipts.'],
  avoid: [
    { when: 'The brand of a card', instead: 'CardBrandIcon' },
    { when: 'Harbour itself', instead: 'Logo' },
  ],
  anatomy: [
    { part: 'image', is: 'fills the square; where it does not load, the initials stand' },
    { part: 'initials', is: 'first letters of the first and the last word, whole characters of any script' },
  ],
  accessibility: ['Decoration: the name stands beside it and is read there, once.'],
};
