import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Every place and every action by its name, from anywhere, without a hand leaving the keyboard.',
  use: [
    'Once in an app with more places than a sidebar shows.',
    'Finding a record by its reference, customer or email.',
  ],
  avoid: [
    { when: 'Narrowing the list on the page', instead: 'SearchField' },
    { when: 'It would be the only way to do something', instead: 'Button' },
    { when: 'Choosing a value of a form', instead: 'Combobox' },
  ],
  anatomy: [
    { part: 'recent', is: 'What one went to last; shown while nothing is typed.' },
    {
      part: 'groups',
      is: 'What can be found by its words alone. Without its permission an entry is left out.',
    },
    {
      part: 'results',
      is: 'What a server found for the words typed; under the others, with its own waiting and failing.',
    },
    { part: 'emptyText', is: 'Said where nothing matches.' },
  ],
  keyboard: [
    { keys: 'Ctrl K, Command K', does: 'Opens and closes it.' },
    { keys: 'ArrowUp, ArrowDown, Home, End', does: 'Moves through the entries, around the ends.' },
    { keys: 'Enter', does: 'Goes there or does it; with Ctrl or Command in a new tab.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  accessibility: [
    'A modal dialog with a combobox and its listbox; focus stays in the field.',
    'How many entries are left is announced as one types.',
    'Places are real links.',
    'Loaded when it is first opened.',
  ],
};
