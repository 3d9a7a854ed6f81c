import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One page on, one page back, and what is known about how many there are.',
  use: ['At the foot of a DataTable whose rows come page by page from a server.'],
  avoid: [
    { when: 'All rows are loaded', instead: 'DataTable' },
    { when: 'Steps of one task', instead: 'Stepper' },
  ],
  anatomy: [
    {
      part: 'count',
      is: '`53 payments`, `1,000+ payments` or `25 payments on this page`: never more than is known',
    },
    { part: 'page size', is: 'optional; a change begins at the first page' },
    { part: 'Previous, Next', is: 'links where the page is in the address, buttons otherwise' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'to a button and through it; at an end focus moves to the one that is left' },
  ],
  accessibility: [
    'A navigation landmark, named by `label`: give each its own where a page has two.',
    'While a page comes the buttons keep their focus and take no second press.',
  ],
};
