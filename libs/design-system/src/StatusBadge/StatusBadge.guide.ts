import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The status of a payment, in the words that the whole product uses for it.',
  use: ['Beside a payment: in lists, on its page, in a refund.'],
  avoid: [
    { when: 'The state of anything else', instead: 'Badge' },
    { when: 'What happened, with times', instead: 'Timeline' },
    { when: 'The result for a payer', instead: 'Banner' },
  ],
  anatomy: [
    { part: 'mark', is: 'a form of its own for each kind of state: tick, cross, clock, arrow back, flag' },
    { part: 'word', is: 'from the domain’s table of statuses: no screen words it anew' },
  ],
  accessibility: ['The word says it; mark and colour repeat it, and the mark stays with forced colours.'],
};
