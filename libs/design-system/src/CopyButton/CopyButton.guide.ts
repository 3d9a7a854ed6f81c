import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Copies a text, and says “Copied” only when that is true.',
  use: ['Beside a reference, an address, an id that people carry elsewhere.'],
  avoid: [
    { when: 'The whole text should be seen and selectable', instead: 'CopyField' },
    { when: 'It is a secret', instead: 'SecretReveal' },
  ],
  anatomy: [
    { part: 'value', is: 'what is copied, exactly' },
    { part: 'subject', is: 'what it is called: “Copied payment link”' },
    { part: 'appearance', is: 'a button, or an icon alone where the place says what it copies' },
    {
      part: 'onFailure',
      is: 'the owner shows and selects the text; without it the button says to do so by hand',
    },
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'copies; focus stays' }],
  accessibility: [
    'The outcome is announced, both ways. The button keeps its width and its focus.',
    'Where there is no clipboard it copies by a selection inside the same place, so it works within a dialog.',
  ],
};
