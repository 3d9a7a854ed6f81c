import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The course of a figure as a small line without a scale, beside the figure itself.',
  use: ['In a Stat or a table cell, to say whether a figure rises, falls or jumps.'],
  avoid: [
    { when: 'Anybody must read a single value', instead: 'AreaChart' },
    { when: 'There are fewer than five values', instead: 'leave it out; two numbers say it better' },
  ],
  anatomy: [
    { part: 'Line', is: 'straight from value to value, from zero, with a gap where nothing is known' },
    { part: 'Dot', is: 'the newest value' },
  ],
  accessibility: [
    'An image whose name tells first, newest, lowest and highest value; give `format` for money.',
    'It takes no focus. Whoever wants single values finds them in the list or chart behind the figure.',
    'Time runs from left to right in every script.',
  ],
};
