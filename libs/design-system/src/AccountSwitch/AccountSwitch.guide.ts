import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Says whose account is open and switches to another one.',
  use: ['In the sidebar of a DashboardLayout, for people who work for more than one business.'],
  avoid: [
    { when: 'Between test and live data', instead: 'ModeSwitch' },
    { when: 'Choosing a business within a form', instead: 'Select' },
    { when: 'The account of the person', instead: 'Menu' },
  ],
  anatomy: [
    { part: 'accounts', is: 'Name, and what tells two of the same name apart.' },
    { part: 'current', is: 'The one that is open; it carries the tick.' },
    { part: 'createHref', is: 'Where another business is created.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ArrowDown', does: 'Opens the list.' },
    { keys: 'ArrowUp, ArrowDown, letters', does: 'Moves through it.' },
    { keys: 'Enter', does: 'Switches.' },
  ],
  accessibility: [
    'A menu button named by the open account; the accounts are menuitemradio, the open one checked.',
    'With one account and nowhere to create another it is text.',
  ],
};
