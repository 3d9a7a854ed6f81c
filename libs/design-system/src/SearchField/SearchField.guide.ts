import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Text to search a list or a table by, with a way to clear it.',
  use: ['Searching a list or a table, while typing or on Enter.'],
  avoid: [
    { when: 'One of the found things is to be chosen', instead: 'Combobox' },
    { when: 'It goes anywhere in the product', instead: 'CommandPalette' },
    { when: 'It narrows by known values', instead: 'FilterBar' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'placeholder', is: 'what can be searched by: "Reference, customer, amount"' },
    { part: 'Clear', is: 'empties it, searches at once, keeps the focus' },
    { part: 'onSearch', is: 'once typing rests, and at once on Enter; each text once' },
  ],
  keyboard: [
    { keys: 'Esc', does: 'clears, and closes nothing while there is text' },
    { keys: 'Enter', does: 'searches at once' },
  ],
  accessibility: [
    'A search box with its name. Hide the label only where the place says it.',
    'In a GET form it searches without a script.',
    'Announce the count of results beside the list: the field cannot know it.',
  ],
};
