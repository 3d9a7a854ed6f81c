import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Shows a secret that will never be shown again, and closes once the person says that it is stored.',
  use: ['A new API key, right after it was made or rotated.'],
  avoid: [
    { when: 'It can be shown again', instead: 'SecretReveal' },
    { when: 'Something is about to be lost by an action', instead: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'title, description', is: 'which secret, and what happens to the one before' },
    { part: 'label, value', is: 'the secret itself, hidden until revealed' },
    { part: 'tick box', is: '“I have stored this secret key”; until it is ticked nothing closes the dialog' },
    { part: 'onStored', is: 'the moment to drop the secret from memory' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'closes it once the box is ticked; before, it says so and leads to the box' },
    { keys: 'Tab', does: 'stays within the dialog' },
  ],
  accessibility: [
    'A dialog named by its title; the warning comes before the secret.',
    'What is missing is the error of the tick box, which takes focus.',
    'Where the clipboard refuses, the secret is shown and selected within the focus trap.',
  ],
};
