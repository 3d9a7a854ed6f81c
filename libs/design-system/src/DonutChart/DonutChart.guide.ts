import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'How one whole is made up, in at most seven parts, with the figures beside it.',
  use: ['Shares of a sum at one moment: brands, methods, countries.'],
  avoid: [
    { when: 'Shares change over time', instead: 'BarChart' },
    { when: 'Two wholes are compared with each other', instead: 'BarChart' },
    { when: 'There are only two parts', instead: 'Stat' },
    { when: 'Parts can be negative', instead: 'BarChart' },
  ],
  anatomy: [
    {
      part: 'Ring',
      is: 'the largest part first, from twelve o’clock; from the seventh on one part, "Other"',
    },
    { part: 'Middle', is: 'the total, or the part that is read off' },
    { part: 'Table', is: 'name, value and share of each part; the shares add up to exactly 100 %' },
  ],
  keyboard: [
    { keys: '← →', does: 'reads the part before or after' },
    { keys: 'Home End', does: 'reads the largest or the last part' },
  ],
  accessibility: [
    'The legend is a table: everything that the ring shows is there in words.',
    'A slider named after the label says part, value and share.',
    'Parts differ by hatching as well as by tint, and each has an edge of full contrast.',
  ],
};
