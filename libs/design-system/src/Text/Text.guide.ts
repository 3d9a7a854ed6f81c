import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Words outside a heading, in the scale and the tones of the theme.',
  use: [
    'Sentences, labels and notes that are not part of another component.',
    '`measure` for running text; `truncate` for one line in a narrow place.',
    '`numeric` for references, masked cards and phone numbers.',
  ],
  avoid: [
    { when: 'It is an amount', instead: 'Money' },
    { when: 'It is a moment or a day', instead: 'DateTime' },
    { when: 'It is what a machine reads: keys, identifiers', instead: 'Code' },
    { when: 'It is a page of text with headings and lists', instead: 'Prose' },
  ],
  anatomy: [
    { part: 'as', is: 'the element; a paragraph unless it is said otherwise' },
    { part: 'tone', is: '`muted` for what comes second; a status tone only for a status' },
  ],
  accessibility: [
    '`numeric` keeps the order of digits and signs in right-to-left pages.',
    'What `truncate` cuts is still read out; give sighted readers another way to it.',
  ],
};
