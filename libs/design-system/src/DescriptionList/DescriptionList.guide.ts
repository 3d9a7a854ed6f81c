import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Facts of one thing: name beside value.',
  use: [
    'What a payment, a link or a business is made of.',
    'As `breakdown`, a sum: amounts aligned at their end, the total under a rule.',
  ],
  avoid: [
    { when: 'The same facts of several things are compared', instead: 'Table' },
    { when: 'One figure stands for the page', instead: 'Stat' },
    { when: 'Values can be changed in place', instead: 'Form' },
  ],
  anatomy: [
    { part: 'term', is: 'the name of the fact' },
    { part: 'detail', is: 'its value; an en dash where there is none' },
    { part: 'copy', is: 'a button that copies this text' },
    { part: 'total', is: 'the row that the rows above add up to' },
  ],
  accessibility: [
    'A description list: a screen reader says name and value together.',
    'The dash of an empty value is read as "none".',
    'In a narrow place names stand above their values, except in a breakdown, where both stay on a line.',
  ],
};
