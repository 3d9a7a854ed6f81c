import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Paying: whom and how much on the one side, how on the other.',
  use: ['The card form and the pages that say how it ended.'],
  avoid: [
    { when: 'What is asked for has to be shown before it is paid', instead: 'PayLayout' },
    { when: 'The merchant is at work', instead: 'DashboardLayout' },
  ],
  anatomy: [
    {
      part: 'merchant',
      is: 'logo or initials, and the name; `brand` gives the panel, button and links the merchant’s colour',
    },
    { part: 'amount', is: 'the one figure of the page' },
    { part: 'description, reference', is: 'what is paid for, as the merchant wrote it' },
    { part: 'children', is: 'the form or the outcome' },
    { part: 'foot', is: 'whom to ask' },
  ],
  accessibility: [
    'Whom to ask stands in the contentinfo on any screen, whom and how much in the banner.',
    'On a phone the amount stands above the form: what is paid is read before how.',
    'A brand’s contrast is computed; with high contrast the page is Harbour’s own.',
    'It needs no script.',
  ],
};
