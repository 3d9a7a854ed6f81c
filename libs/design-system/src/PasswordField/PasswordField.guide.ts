import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A secret that may be looked at while it is typed.',
  use: ['Signing in, and choosing a password.'],
  avoid: [
    { when: 'The secret is a key of ours that is shown once', instead: 'SecretReveal' },
    { when: 'It is a code that was sent', instead: 'OtpField' },
  ],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'Show', is: 'shows and hides the text, and leaves text and caret alone' },
    { part: 'strength', is: 'a PasswordStrength while a new password is chosen' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
    { part: 'hint', is: 'help that stays: which form the value has, what it is for' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'from the text to Show' },
    { keys: 'Space, Enter', does: 'on Show: shows or hides the text' },
  ],
  accessibility: [
    '`autoComplete` is required: it is what lets a password manager do its work. Pasting is never blocked.',
    'The button is named by what it does next, "Show password" or "Hide password"; that the text is shown is announced.',
    'Do not ask for the password twice: looking at it does the same without the typing.',
  ],
};
