import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Views of one subject, each with an address, one of them open.',
  use: ['Views with addresses of their own, as in settings. They are links: Back works, each can be shared.'],
  avoid: [
    { when: 'A few short views share one address', instead: 'TabPanels' },
    { when: 'People work through them in order', instead: 'Stepper' },
    { when: 'It narrows a list', instead: 'FilterBar' },
    { when: 'They need each other’s content at the same time', instead: 'Card' },
    { when: 'One of two modes is chosen', instead: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'label', is: 'the subject, for a screen reader' },
    { part: 'Tab', is: 'one or two words, and a count where it helps' },
    {
      part: 'Overflow',
      is: 'tabs scroll sideways and fade at the edge; the open one is scrolled into sight',
    },
    { part: 'orientation', is: '`vertical` from 40rem on, where there is a column for it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from link to link' },
    { keys: 'Enter', does: 'opens the view' },
  ],
  accessibility: [
    'A navigation with a list of links; the open one has aria-current="page".',
    'The open tab is underlined and stronger: not colour alone.',
  ],
};
