import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Words for a screen reader that the page shows in another way.',
  use: [
    'What a sign or a place says to the eye: "opens in a new tab", the name of a column without a header.',
    'The end of a label that its page’s title says as well, on a phone: “Create” below “Payment links”.',
  ],
  avoid: [
    { when: 'Everybody needs the words', instead: 'Text' },
    { when: 'It names a control', instead: 'The `label` of the control' },
    { when: 'It says that something changed', instead: 'Toast, or a live Banner' },
  ],
  anatomy: [
    { part: 'children', is: 'words, kept short; no controls' },
    { part: 'only', is: 'hidden on a phone alone' },
  ],
  accessibility: ['It is read in its place in the source.', 'Never hide what can take the focus.'],
};
