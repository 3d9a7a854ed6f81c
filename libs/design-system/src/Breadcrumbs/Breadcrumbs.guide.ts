import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Where a page lies, and the way out of it.',
  use: ['Pages two or more levels below a section.', 'The header of a DashboardLayout.'],
  avoid: [
    { when: 'There is one level above', instead: 'PageHeader' },
    { when: 'It shows how far one has come', instead: 'Stepper' },
    { when: 'It changes what is shown on the page', instead: 'Tabs' },
  ],
  anatomy: [
    { part: 'items', is: 'From the outermost in. All but the last are links; the last is the page.' },
    { part: 'more', is: 'More than four fold: those in the middle go into a menu.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from one link to the next.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  accessibility: [
    'A landmark of its own with an ordered list; the last item is aria-current page.',
    'The slashes are drawn and not read.',
    'On a phone one link is left, to the page above.',
  ],
};
