import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Children beside each other, going on in the next line where there is no room.',
  use: ['Buttons in a row, badges, a label with its value.', '`justify="between"` for two ends of a line.'],
  avoid: [
    { when: 'They stand below each other', instead: 'Stack' },
    { when: 'Every column has the same width', instead: 'Grid' },
  ],
  anatomy: [
    { part: 'gap', is: 'steps of 4 px, also between lines' },
    { part: 'align', is: 'on the line: middle unless it is said otherwise' },
    { part: 'wrap', is: 'off only where the parent scrolls' },
  ],
  accessibility: [
    'Order on the screen is the order of the source, and of Tab.',
    'It turns with the direction of writing.',
  ],
};
