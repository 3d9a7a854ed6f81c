import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Actions, links or one choice of several, behind a button.',
  use: [
    'What is rarely done with a thing: duplicate, archive, delete.',
    'A choice that holds at once, as of an account.',
  ],
  avoid: [
    { when: 'The value belongs to a form', instead: 'Select' },
    { when: 'There is one action', instead: 'Button' },
    { when: 'It holds anything but entries', instead: 'Popover' },
    { when: 'Every row of a table has one', instead: 'DataTable' },
  ],
  anatomy: [
    { part: 'trigger', is: 'A Button or an IconButton; all that is loaded at first.' },
    { part: 'label', is: 'What the menu is about, for a screen reader.' },
    {
      part: 'items',
      is: 'Actions, links, choices, headings and separators. What destroys stands last, in tone danger.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, ArrowDown', does: 'Opens it, on the first entry.' },
    { keys: 'ArrowUp', does: 'Opens it, on the last entry.' },
    { keys: 'ArrowUp, ArrowDown, Home, End', does: 'Moves through the entries, around the ends.' },
    { keys: 'Letters', does: 'Moves to the entry that begins so.' },
    { keys: 'Enter, Space', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes; focus is back on the button.' },
  ],
  accessibility: [
    'A menu button: aria-haspopup, aria-expanded; the entries are menuitem, choices menuitemradio.',
    'The page stays alive. An action runs once focus is back on the button, so a dialog it opens gives focus back there.',
    'An entry that needs a permission can be reached and says which.',
  ],
};
