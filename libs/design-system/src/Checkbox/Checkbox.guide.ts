import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One yes or no that counts when its form is sent.',
  use: ['Consent, an option of a form, the choice of a row.'],
  avoid: [
    { when: 'It acts at once, with no form to send', instead: 'Switch' },
    { when: 'Several belong to one question', instead: 'CheckboxGroup' },
    { when: 'Yes and no both need a word of explanation', instead: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'label', is: 'what ticking it says, as a statement; may hold a link' },
    { part: 'indeterminate', is: 'some of what it stands for is ticked' },
    { part: 'error', is: 'below its own words' },
    { part: 'hint', is: 'a second line' },
  ],
  keyboard: [{ keys: 'Space', does: 'ticks or unticks' }],
  accessibility: [
    'The browser’s own input, drawn anew: posts in a plain form and keeps its keyboard.',
    'The whole label is its target, a link in it excepted.',
    'Indeterminate is said as "mixed"; the next press ticks everything.',
  ],
};
