import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Details or a longer form at the end of the page, as high as the screen; on a phone a sheet from the bottom.',
  use: [
    'The details of a row, without leaving the list.',
    'A longer form whose page one comes back to at the same place.',
  ],
  avoid: [
    { when: 'A few fields', instead: 'Dialog' },
    { when: 'It only asks whether', instead: 'AlertDialog' },
    { when: 'People want to send its address to somebody', instead: 'A page of its own' },
  ],
  anatomy: [
    { part: 'title', is: 'What is shown or done.' },
    { part: 'children', is: 'The only part that scrolls.' },
    { part: 'footer', is: 'Buttons, the main one last. Always in sight.' },
    { part: 'size', is: '24, 32 or 44 rem, as its content needs.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Moves within it and never out of it.' },
    { keys: 'Escape', does: 'Leaves; asks first where something is unsaved.' },
  ],
  accessibility: [
    'role dialog, modal, named by its title.',
    'Focus goes in and returns to where it came from.',
    'Comes from the inline end, so from the left in a right-to-left language.',
  ],
};
