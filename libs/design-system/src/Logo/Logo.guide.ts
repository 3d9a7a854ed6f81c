import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The mark of Harbour: two piers, the water line, the light at the entrance.',
  use: [
    'The head of a page that is Harbour’s own: site, sign-in, dashboard.',
    '`markOnly` where the name stands beside it or there is no room.',
  ],
  avoid: [
    {
      when: 'A payer’s page, where the merchant is the host',
      instead: 'CheckoutLayout, which shows the merchant’s logo or initials',
    },
    {
      when: 'As decoration in a heading or a card',
      instead: 'Nothing: the mark says whose page this is, once',
    },
  ],
  anatomy: [
    { part: 'mark', is: 'the drawing, in ink or, on dark panels, in the hull’s tone' },
    { part: 'word', is: '"Harbour" in the strong weight' },
  ],
  accessibility: [
    'With the word, the drawing is decoration. Alone it is an image named Harbour.',
    'Inside a link home, name the link: "Harbour, home".',
  ],
};
