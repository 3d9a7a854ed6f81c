import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A few short views that share one address, one of them open.',
  use: ['The same thing in several forms: a code sample per language, a payload as sent and as received.'],
  avoid: [
    { when: 'Each view deserves an address, as in settings', instead: 'Tabs' },
    { when: 'People work through them in order', instead: 'Stepper' },
    { when: 'They are compared with each other', instead: 'Card' },
  ],
  anatomy: [
    { part: 'label', is: 'the subject, for a screen reader' },
    { part: 'panels', is: 'label, content, and a count where it helps' },
    { part: 'orientation', is: '`vertical` where there is a column for it; on a phone they lie down' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the open tab, and on into its panel' },
    { keys: '← →', does: 'opens the tab before or after, in reading direction' },
    { keys: '↑ ↓', does: 'the same, where the tabs stand in a column' },
    { keys: 'Home End', does: 'opens the first or the last' },
  ],
  accessibility: [
    'A tablist with panels, from Radix; panels that are not open are not there.',
    'The open tab is underlined and stronger: not colour alone.',
  ],
};
