import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One of a list that people know. It is the browser’s own select, and stays so.',
  use: [
    'Seven to about thirty known choices: a status, a reason, a currency, a country that autofill can set.',
  ],
  avoid: [
    { when: 'There are fewer than seven and each deserves to be seen', instead: 'RadioGroup' },
    { when: 'There are hundreds, or they come from the server', instead: 'Combobox' },
    { when: 'Several may be chosen', instead: 'CheckboxGroup' },
    { when: 'It leads somewhere or does something', instead: 'Menu' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'placeholder', is: 'a first entry with the empty value: "All statuses", "Choose a country"' },
    { part: 'options', is: 'value and label; order by use, or by alphabet where there are many' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [
    { keys: 'Space, ↑ ↓', does: 'opens the list (Alt + ↓ on Windows)' },
    { keys: 'Letters', does: 'goes to the entry that begins so' },
    { keys: 'Enter', does: 'chooses' },
    { keys: 'Esc', does: 'closes without choosing' },
  ],
  accessibility: [
    'Native on purpose: it is a wheel on phones, works before and without scripts, takes autofill, and weighs nothing.',
    'Its list is drawn by the platform above the page. A touch on an option can therefore reach nothing beneath it, and choosing in a dialog cannot close the dialog: two faults that lists drawn in the page are known for.',
    'What it cannot do (pictures, second lines, searching, loading) is what Combobox is for.',
  ],
};
