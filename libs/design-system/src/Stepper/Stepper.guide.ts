import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Where one is in a task of two to five steps.',
  use: ['A form that is spread over pages, always in the same order.'],
  avoid: [
    { when: 'Steps can be done in any order', instead: 'Checklist' },
    { when: 'It tells what has happened', instead: 'Timeline' },
    { when: 'They are views to switch between', instead: 'Tabs' },
    { when: 'A machine works and nobody does anything', instead: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'label', is: 'the task' },
    { part: 'Step', is: 'number and name; a tick once it is done, a link back where it has an address' },
    {
      part: 'On a phone',
      is: 'the bars of all steps, and only the current one in words: "Step 2 of 3: Account"',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'goes back to a step that has an address' }],
  accessibility: [
    'An ordered list named after the task; the current step has aria-current="step", a finished one says "done".',
    'The tick says it without colour.',
  ],
};
