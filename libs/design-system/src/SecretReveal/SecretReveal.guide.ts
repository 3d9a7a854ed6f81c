import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A secret, hidden until asked for, that can be copied unseen.',
  use: ['A secret key, a webhook’s signing secret, a recovery code.'],
  avoid: [
    { when: 'It is shown once and must not be lost', instead: 'SecretDialog' },
    { when: 'Anybody may see it', instead: 'CopyField' },
    { when: 'Somebody types it', instead: 'PasswordField' },
  ],
  anatomy: [
    { part: 'label, note', is: 'the frame of every field' },
    { part: 'value', is: 'its prefix says what it is; twelve dots stand for the rest, however long that is' },
    { part: 'Reveal', is: 'shows and hides it' },
    { part: 'Copy', is: 'takes it without showing it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the field, to Reveal, to Copy' },
    { keys: 'Ctrl+C or ⌘C in the field', does: 'copies the secret, shown or not; never the dots' },
  ],
  accessibility: [
    'Read as hidden or shown; the button is named after the secret: “Reveal secret key”.',
    'Where copying fails the secret is shown and selected, and the message says which keys take it.',
  ],
};
