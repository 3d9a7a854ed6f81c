import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One of a few, all in sight.',
  use: [
    'Two to six choices that exclude each other and are worth comparing.',
    '`cards` where each needs a line of explanation.',
  ],
  avoid: [
    { when: 'There are more than about six', instead: 'Select' },
    { when: 'Several may be chosen', instead: 'CheckboxGroup' },
    { when: 'It is on or off', instead: 'Switch' },
  ],
  anatomy: [
    { part: 'legend', is: 'the question' },
    { part: 'options', is: 'label, and a hint, an icon' },
    { part: 'appearance', is: '`list`, or `cards` side by side' },
    { part: 'error, hint', is: 'of the whole question' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the chosen one, or the first' },
    { keys: '↑ ↓ ← →', does: 'chooses the next or previous' },
  ],
  accessibility: [
    'A group named by its legend; each choice is heard with its place, "2 of 3".',
    'Leave none chosen where no answer is more likely: a default is answered by not reading.',
  ],
};
