import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A code that was sent to somebody or shown by their authenticator.',
  use: ['Confirming a sign-in, a phone number, a payout.'],
  avoid: [
    { when: 'It is chosen by the person', instead: 'PasswordField' },
    { when: 'It stands on a card', instead: 'CvcField' },
    { when: 'It is longer than eight, or has letters', instead: 'TextField' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'Boxes', is: 'one a digit, in two groups that the eye can hold' },
    { part: 'onComplete', is: 'all digits are there; check at once and say so in the hint' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [
    { keys: 'Digits', does: 'fill the box and go on' },
    { keys: 'Backspace', does: 'empties the box and goes back' },
    { keys: '← →', does: 'moves between boxes' },
    { keys: 'Ctrl Backspace', does: 'empties all' },
    { keys: 'Enter', does: 'sends the form' },
  ],
  accessibility: [
    'The phone’s number pad, and the code offered from the message (`one-time-code`).',
    'A pasted code fills all boxes, with spaces or words around it, in digits of any script.',
    'A group named by the label; each box says "Digit 2 of 6". The code runs from left to right in every language.',
    'Needs a script. The server must take a code typed without one in a TextField.',
  ],
};
