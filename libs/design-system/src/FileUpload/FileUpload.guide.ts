import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Files to send, dropped or chosen.',
  use: ['Documents for verification, a logo, evidence.'],
  avoid: [{ when: 'The text of the file is small and can be pasted', instead: 'TextArea' }],
  anatomy: [
    { part: 'label', is: 'a noun, never a sentence; always there, also where it is not drawn' },
    { part: 'Zone', is: 'takes a drop, a click, Enter and Space' },
    { part: 'accept, maxBytes', is: 'what is taken; written out as the hint' },
    { part: 'Row', is: 'name, size, progress, what is wrong, Try again, Remove' },
    { part: 'upload', is: 'sends one file, tells how far it is, and can be stopped' },
    {
      part: 'error',
      is: 'what is wrong and how to put it right, below the control; found in the Form by `name` if not given',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'on the zone: opens the file chooser' },
    { keys: 'Tab', does: 'to Try again and Remove of each file' },
  ],
  accessibility: [
    'Each file is checked before it is sent: type by its ending (in any case), empty, too large. One bad file holds up no other.',
    'Arrival, refusal, failure and removal are announced. Progress is a progress bar named after its file.',
    'Long names give way in the middle, so that the ending stays. Characters that turn writing around are made visible: they can make a program look like a PDF.',
    'Removing returns the focus to the zone; an upload that runs is stopped.',
  ],
};
