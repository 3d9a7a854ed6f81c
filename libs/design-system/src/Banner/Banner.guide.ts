import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Something that holds for the whole page or card and stays until it is dealt with.',
  use: [
    'What must be done before something works.',
    'A part of the page that could not be loaded.',
    'The answer to a form that failed as a whole.',
  ],
  avoid: [
    { when: 'It has happened and needs nothing more', instead: 'Toast' },
    { when: 'One field is wrong', instead: 'the error of the field' },
    { when: 'An answer is needed before going on', instead: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'tone', is: 'info, success, warn or danger: icon, colour and a word that is heard' },
    { part: 'title', is: 'what it is; left out where one sentence says all' },
    { part: 'children', is: 'what it means and what to do' },
    { part: 'action', is: 'one button or link that helps' },
    { part: 'onDismiss', is: 'only where ignoring it is fine' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to its action, then to Dismiss' }],
  accessibility: [
    'The tone is said in a word: “Warning: …”.',
    '`live` announces it as it appears: at once for danger, else when there is a pause.',
  ],
};
