import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A quantity: days, seats, attempts.',
  use: ['Numbers that are counted or computed with, and that one may want to step.'],
  avoid: [
    { when: 'It is an amount of money', instead: 'MoneyField' },
    { when: 'Nobody counts with it: a phone or tax number', instead: 'TextField' },
    { when: 'It is one of a few numbers', instead: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'suffix', is: 'the unit: "days", "%"' },
    { part: 'Less and More', is: 'step by `step`; stop at `min` and `max`' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'one step more or less' },
    { keys: 'Page Up, Page Down', does: 'the same' },
    { keys: 'Home, End', does: 'the caret to the beginning and the end' },
    { keys: 'Enter', does: 'takes the number, and sends the form' },
  ],
  accessibility: [
    'Reads and writes the locale’s separators and digits. What is no part of a number is left out, and that is told.',
    'A number out of bounds, or between two steps, is told with what would be right, never changed.',
    'A mouse wheel over it scrolls the page and changes nothing.',
    'The new number is announced with each step. The two buttons are out of the tab order: the arrows do the same.',
  ],
};
