import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'What there is to do, what is done, and what needs another go.',
  use: [
    'Setting up an account.',
    'Verification of a business: what was accepted, what is looked at, what was refused and why.',
  ],
  avoid: [
    { when: 'The order is fixed and spread over pages', instead: 'Stepper' },
    { when: 'People tick things off themselves', instead: 'Checkbox' },
    { when: 'It tells what has happened', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a tick, a number, a clock or a cross' },
    { part: 'title', is: 'what to do, beginning with a verb' },
    { part: 'detail', is: 'why, or what was wrong and how to put it right' },
    { part: 'action', is: 'a Button, on the step at hand and on refused ones' },
    { part: 'progress', is: 'how many of all are done, where `label` is given' },
  ],
  accessibility: [
    'An ordered list; each item says its state in words before its title.',
    'Marks differ in form as well as in tone.',
  ],
};
