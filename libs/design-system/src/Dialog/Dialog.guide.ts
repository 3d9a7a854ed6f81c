import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A short task in front of the page that must be finished or left first.',
  use: ['A form of a few fields that belongs to what is on the page.', 'A choice that needs an explanation.'],
  avoid: [
    { when: 'It only asks whether', instead: 'AlertDialog' },
    { when: 'One needs to see the page meanwhile, or it is long', instead: 'Drawer' },
    { when: 'A few facts or controls belong to one button', instead: 'Popover' },
    { when: 'It has steps, or an address worth sharing', instead: 'A page of its own' },
  ],
  anatomy: [
    { part: 'trigger', is: 'The button that opens it, if it has one.' },
    { part: 'title', is: 'What is done here.' },
    { part: 'description', is: 'To what, in a sentence.' },
    { part: 'children', is: 'The only part that scrolls; a shadow tells that there is more.' },
    {
      part: 'footer',
      is: 'Buttons, the main one last; cancelLabel gives the first one, which leaves. Always in sight.',
    },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Moves within the dialog and never out of it.' },
    { keys: 'Escape', does: 'Leaves; asks first where something is unsaved.' },
  ],
  accessibility: [
    'role dialog, modal, named by its title; the page behind is out of reach.',
    'Focus goes to the first field, without one to the dialog itself, and returns to where it came from, also after a menu opened it.',
    'Submit a form inside by the footer button with its form attribute, so that Enter works as well.',
    'unsaved asks before closing; pending keeps it open while the answer is awaited.',
  ],
};
