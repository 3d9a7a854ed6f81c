import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A button with an icon alone, whose name shows as a tooltip.',
  use: [
    'Small places with known signs: copy, close, more.',
    'Beside a value or in a header, where words would push the content aside.',
  ],
  avoid: [
    { when: 'The icon has to be learnt', instead: 'Button' },
    { when: 'Copying a value', instead: 'CopyButton' },
    { when: 'It is the main action of the view', instead: 'Button' },
  ],
  anatomy: [
    { part: 'icon', is: 'The sign, 20 px; 16 px in the small size.' },
    { part: 'label', is: 'Its name: read by a screen reader, shown on hover and focus.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses it.' },
    { keys: 'Escape', does: 'Takes the tooltip away.' },
  ],
  accessibility: [
    'The label is the accessible name; the icon is hidden.',
    'At least 32 px, 44 px on touch screens; a resting finger shows the name.',
  ],
};
