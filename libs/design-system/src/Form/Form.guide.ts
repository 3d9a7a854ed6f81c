import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A form that says what is wrong.',
  use: ['Around every set of fields that is sent.'],
  avoid: [
    { when: 'The fields narrow a list', instead: 'FilterBar' },
    { when: 'Each change acts at once', instead: 'Switch' },
  ],
  anatomy: [
    {
      part: 'errors',
      is: 'messages by field name; those of react-hook-form fit as they are. Dropped, with `error`, while a server is asked anew',
    },
    {
      part: 'Summary',
      is: 'for two and more: each field’s label with its message, which leads to it. A message without a field stands here too',
    },
    { part: 'error', is: 'what is wrong with the whole: the server’s word' },
    { part: 'children', is: 'fields, then the buttons, the main one first' },
  ],
  keyboard: [{ keys: 'Enter', does: 'in a field: sends the form' }],
  accessibility: [
    'After a failed submit focus goes to the first invalid field, which is heard with its error.',
    'Where focus is there already nothing would be heard: then the message is announced, once each time, also in the same words. Nothing is said when a field is put right, and focus stays where somebody types.',
    'Do not disable the button while something is missing: pressing it is how people find out what.',
    'Before scripts run, the browser’s own messages serve.',
  ],
};
