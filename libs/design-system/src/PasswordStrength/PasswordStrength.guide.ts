import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Says while a new password is typed how far it goes.',
  use: ['In the `strength` slot of a PasswordField that takes a new password.'],
  avoid: [
    { when: 'Somebody signs in: their password is what it is', instead: 'PasswordField' },
    { when: 'A rule was broken', instead: 'the field’s `error`, in words' },
  ],
  anatomy: [
    { part: 'score', is: '0 (refused) to 4: four bars' },
    {
      part: 'basis',
      is: 'what was measured. `length`: length and variety alone. `guesses`: an estimator that knows lists of leaked passwords',
    },
    { part: 'advice', is: 'one order: "Make it longer"' },
  ],
  accessibility: [
    'The bars are decoration; the word is what is announced, politely, when it changes.',
    'Words say no more than was measured: with `length` they speak of length. None says "safe" or "strong". Whether a password is known from a leak is told by the server, as an error: then the bars fall back to one, whatever was measured.',
    'A bar is never coloured alone: its word says the same.',
  ],
};
