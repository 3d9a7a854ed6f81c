import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A mark by which a card scheme is recognised, in the size of a line of text.',
  use: ['Before the last four digits of a card.', 'In the card number field, once the scheme is known.'],
  avoid: [
    { when: 'The name of the scheme is what matters', instead: 'Text' },
    { when: 'A scheme’s rules ask for its own logo', instead: 'the file that the scheme supplies' },
  ],
  anatomy: [
    { part: 'brand', is: 'as on the wire; `unknown` is a plain card in the colour of the text' },
    { part: 'labelled', is: 'says the scheme’s name, where it does not stand beside it' },
  ],
  accessibility: [
    'Decorative unless `labelled`; then an image named after the scheme.',
    'The marks keep their colours in dark and forced-colour themes, with an edge that shows on any ground.',
  ],
};
