import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'What happened to one thing, in order, with who and when.',
  use: ['The events of a payment, a settlement, a dispute.'],
  avoid: [
    { when: 'It says what is still to come', instead: 'Stepper' },
    { when: 'There is something to do at each step', instead: 'Checklist' },
    { when: 'Events of many things are searched', instead: 'DataTable' },
  ],
  anatomy: [
    { part: 'Mark', is: 'hollow where it went on, filled where it ended, a diamond where it failed' },
    { part: 'title', is: 'what happened, in the past tense' },
    { part: 'at', is: 'a DateTime; beside the title, below it in a narrow place' },
    { part: 'detail', is: 'who, why, what the bank said' },
  ],
  accessibility: [
    'An ordered list. The mark repeats what the words say, so it is hidden from screen readers.',
    'Tone is never alone: write "Declined", not a red "Payment".',
  ],
};
