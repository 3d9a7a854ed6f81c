import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Between test and live data, in sight on every page.',
  use: ['The header of a DashboardLayout.'],
  avoid: [
    { when: 'Between businesses', instead: 'AccountSwitch' },
    { when: 'A setting that is on or off', instead: 'Switch' },
    { when: 'Between views of the same data', instead: 'Tabs' },
  ],
  anatomy: [
    { part: 'mode', is: 'Test carries the colour of caution: nothing there is real money.' },
    { part: 'liveDisabledReason', is: 'Why live is not to be had yet.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the two.' },
    { keys: 'Enter, Space', does: 'Chooses.' },
  ],
  accessibility: [
    'A group named Mode of two toggle buttons, the chosen one pressed.',
    'While live is not to be had it can be reached and says why.',
  ],
};
