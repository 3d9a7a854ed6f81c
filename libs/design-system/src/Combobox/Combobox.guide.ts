import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One of very many, found by typing.',
  use: [
    'Choices that come from the server: a customer, a payment, a bank.',
    'More than about thirty known choices.',
  ],
  avoid: [
    { when: 'There are few enough to read', instead: 'Select' },
    { when: 'Any text will do and nothing need be chosen', instead: 'SearchField' },
    { when: 'It starts something', instead: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'options', is: 'a list, searched here; or a function that is asked for each text' },
    { part: 'Option', is: 'label, and a detail that tells equal names apart' },
    { part: 'List', is: 'loading, nothing found, could not be loaded: each says so' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [
    { keys: '↓, Alt ↓', does: 'opens the list' },
    { keys: '↑ ↓', does: 'moves through it' },
    { keys: 'Enter', does: 'chooses; after a failure asks again' },
    { keys: 'Esc', does: 'closes the list and puts the text back' },
  ],
  accessibility: [
    'Focus stays in the field; the option in question is announced with its place.',
    'Each question cancels the one before; a late answer is dropped. While a new one is awaited, the old options stay, dimmed.',
    'Loading, nothing found and failure are announced. After a failure Enter asks again.',
    'What was typed but not chosen is put back on leaving: the value is always an option. Emptying the field chooses none.',
    'Weighs more than Select: load its screen when it is needed.',
  ],
};
