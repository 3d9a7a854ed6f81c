import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Leads to another place, within a sentence, a list or a card.',
  use: ['Words of a sentence that name a page.', 'The way from a summary to its whole: All payments.'],
  avoid: [
    { when: 'Something happens instead of being shown', instead: 'Button' },
    { when: 'The way deserves the weight of a button', instead: 'Button' },
    { when: 'It says only "here" or "read more"', instead: 'Name the page it leads to' },
  ],
  anatomy: [
    { part: 'children', is: 'What is at the other end.' },
    { part: 'external', is: 'An arrow: it leads out of the product, in a new tab.' },
    { part: 'current', is: 'The page that is open.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  accessibility: [
    'Underlined, so that it is a link without its colour.',
    'An external one says that it opens in a new tab.',
    'Denied by a PermissionGate it has no address, says that it is unavailable and which permission is missing.',
  ],
};
