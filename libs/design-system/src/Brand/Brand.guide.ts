import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Everything inside wears a merchant’s colours, with contrast computed.',
  use: ['Around what a payer sees of one merchant. PayLayout and CheckoutLayout do it by themselves.'],
  avoid: [
    { when: 'It is Harbour’s own page', instead: 'Nothing: the plain theme' },
    { when: 'A status has a colour', instead: 'Its tone: no merchant has those' },
  ],
  anatomy: [
    { part: 'theme', is: 'from `brandTheme(color)`, which runs on the server' },
    { part: 'action', is: 'buttons in the colour itself where it stands out; an edge where it must' },
    { part: 'accent, focus', is: 'the hue, as light or dark as reading asks' },
    { part: 'hull', is: 'the panel, in the colour itself' },
  ],
  accessibility: [
    'Text reaches 4.5:1 and what marks a control 3:1, for any colour, in light and in dark; a property test holds it.',
    'With more contrast asked for, the brand steps back to logo and name.',
    'The style element carries the page’s nonce.',
  ],
};
