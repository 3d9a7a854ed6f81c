import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A short word that something has happened, said once, that leaves by itself.',
  use: ['Something that was asked for has been done, or has failed, away from where one looks now.'],
  avoid: [
    { when: 'It concerns a field', instead: 'Field' },
    { when: 'It must be acted upon, or must not be missed', instead: 'Banner' },
    { when: 'It asks a question', instead: 'AlertDialog' },
    { when: 'The page itself shows it: a row that is gone, a badge that changed', instead: 'nothing at all' },
  ],
  anatomy: [
    { part: 'toast.success, .error, .info, .warning', is: 'shows one, from anywhere; answers its id' },
    { part: 'Toaster', is: 'where they appear, once per app; the top right unless told otherwise' },
    { part: 'Text', is: 'one sentence, without a full stop or an exclamation mark' },
    { part: 'Close', is: 'on hover, on focus, and always on touch screens' },
  ],
  keyboard: [
    { keys: 'F6', does: 'goes to the newest toast and back, out of a dialog too' },
    { keys: 'Tab', does: 'goes on to the next toast, from the last one back to where F6 was pressed' },
    { keys: 'Enter Space on Close', does: 'closes it and goes to the next, or back' },
    { keys: 'Escape', does: 'goes back to where one was; the dialog below stays open' },
  ],
  accessibility: [
    'Each is announced once: errors at once, the rest after the sentence in progress. One that is suppressed is not said again.',
    'Five seconds stand still while the pointer or focus is on a toast, and while the tab is hidden.',
    'What a toast said must be found elsewhere too: not everybody reads a sentence in five seconds.',
  ],
};
