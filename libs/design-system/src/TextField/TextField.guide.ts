import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One line of text that people type and nobody computes with.',
  use: [
    'Names, addresses, references: what people type and nobody computes with.',
    'Numbers that nobody counts with: phone, tax number, account number.',
  ],
  avoid: [
    { when: 'It is an amount of money', instead: 'MoneyField' },
    { when: 'It is a quantity', instead: 'NumberField' },
    { when: 'It searches', instead: 'SearchField' },
    { when: 'It is a secret', instead: 'PasswordField' },
    { when: 'It takes more than one line', instead: 'TextArea' },
    { when: 'It is one of a known few', instead: 'Select' },
    { when: 'It is a day', instead: 'DatePicker' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'prefix, suffix', is: 'a fixed part of the value or an icon, inside the box' },
    { part: 'placeholder', is: 'an example of the form; never the label, never the only help' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  accessibility: [
    'Give `type` and `autoComplete`: they choose the phone’s keyboard and let the browser fill in what it knows.',
    'Addresses and numbers are neither capitalised nor corrected.',
    'The text is 16 px on touch screens: below that a phone zooms into a focused field.',
    'A prefix is not part of the name: say in the label or hint what it means.',
  ],
};
