import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One setting that is on or off, and changes the moment it is pressed.',
  use: [
    'Settings that act at once: receipts by mail, a link that takes payments.',
    '`side="end"` in a list of settings, so that the switches form a column.',
  ],
  avoid: [
    { when: 'It counts only when a form is sent', instead: 'Checkbox' },
    { when: 'The two states need words of their own', instead: 'RadioGroup' },
    { when: 'It shows a mode of the whole product', instead: 'ModeSwitch' },
  ],
  anatomy: [
    { part: 'label', is: 'what is on while it is on; never a question' },
    { part: 'saving', is: 'the change is on its way: further presses wait, focus stays' },
    { part: 'error', is: 'why it could not be changed; set `checked` back' },
    { part: 'hint', is: 'what it does' },
  ],
  keyboard: [{ keys: 'Space, Enter', does: 'turns it on or off' }],
  accessibility: [
    'Said as a switch, on or off. Its state is a place and a fill, not a colour alone.',
    'While it saves, "Saving" is announced and it says it is busy.',
    'Needs a script. A form that must work without one has a Checkbox.',
  ],
};
