import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'References, keys and code, in letters that cannot be mistaken for each other.',
  use: ['A reference in a sentence or a table.', 'An example of a request, as a block.'],
  avoid: [
    { when: 'It is there to be copied', instead: 'CopyField' },
    { when: 'It is a secret', instead: 'SecretReveal' },
    { when: 'It is an amount', instead: 'Money' },
  ],
  anatomy: [
    { part: 'children', is: 'the text as it is; nothing is coloured' },
    { part: 'block, label', is: 'several lines with their own scrolling, and what they show' },
    { part: 'action', is: 'a CopyButton at the block’s corner' },
  ],
  keyboard: [{ keys: 'Tab, then arrows', does: 'scrolls a block that is wider than its place' }],
  accessibility: [
    'A block is a region named by its label, reached by Tab.',
    'It runs from left to right in every language, apart from the text around it.',
  ],
};
