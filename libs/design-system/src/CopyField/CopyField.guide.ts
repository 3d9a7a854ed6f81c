import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A value to take along: read-only, selected as a whole on focus, with a copy button.',
  use: ['The address of a payment link, a webhook’s address, a public key.'],
  avoid: [
    { when: 'It is a secret', instead: 'SecretReveal' },
    { when: 'It stands in a table or a list of facts', instead: 'CopyButton' },
    { when: 'It can be changed', instead: 'TextField' },
  ],
  anatomy: [
    { part: 'label, hint', is: 'the frame of every field' },
    { part: 'value', is: 'in code letters, from left to right in every language' },
    { part: 'copy button', is: 'answers in its own place' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'selects the whole value, then goes to the button' },
    { keys: 'Ctrl+C or ⌘C', does: 'copies it from the field' },
  ],
  accessibility: [
    'A read-only text field with its label.',
    'Where copying fails the field takes focus with the value selected, and its message says which keys take it.',
  ],
};
