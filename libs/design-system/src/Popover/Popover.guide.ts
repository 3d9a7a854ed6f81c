import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A few controls or facts that belong to a button, floating beside it while the page stays alive.',
  use: [
    'Settings of one thing on the page: which columns, which filter.',
    'An explanation with a link, which a tooltip cannot hold.',
  ],
  avoid: [
    { when: 'It is a list of actions', instead: 'Menu' },
    { when: 'It is a few words with nothing to press', instead: 'Tooltip' },
    { when: 'The task must be finished or left first, or is longer than a few fields', instead: 'Dialog' },
  ],
  anatomy: [
    { part: 'trigger', is: 'the button it belongs to and returns focus to' },
    {
      part: 'label',
      is: 'its name and heading; `labelHidden` where the contents begin with one of their own',
    },
    { part: 'children', is: 'the contents; on a phone as wide as the screen' },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'opens it from its button; focus goes to the first control inside' },
    { keys: 'Tab', does: 'moves through it and, at its end, on through the page' },
    { keys: 'Escape', does: 'closes it; focus returns to the button' },
  ],
  accessibility: [
    'Announced as a dialog by its label; the button says whether it is expanded.',
    'Inside a Dialog it joins the focus trap: Escape closes the popover first, then the dialog.',
  ],
};
