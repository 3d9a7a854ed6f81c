import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: "The merchant's workplace around every page: where one can go, whose account it is, test or live, and the way out.",
  use: ['Every page under /app.'],
  avoid: [
    { when: 'Signing in or registering', instead: 'AuthLayout' },
    { when: 'Pages for everybody', instead: 'PublicLayout' },
    { when: 'Somebody pays', instead: 'CheckoutLayout' },
  ],
  anatomy: [
    { part: 'nav', is: 'Only what the person may see. The first four stand in the bar of a phone.' },
    { part: 'accountSwitch', is: 'In the sidebar, on a phone in the header.' },
    { part: 'user', is: 'At the foot of the sidebar, on a phone behind More, with signing out.' },
    { part: 'onSearch', is: 'The search button, which opens the CommandPalette.' },
    { part: 'modeSwitch', is: 'Test or live, at the end of the header on every page.' },
    { part: 'notice', is: 'A Banner that holds for all pages.' },
    { part: 'children', is: 'The page, beginning with a PageHeader.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'First offers the way past the navigation.' },
    { keys: 'Ctrl B, Command B', does: 'Folds and unfolds the sidebar.' },
  ],
  accessibility: [
    'Landmarks: navigation, banner, main. A skip link leads to the content.',
    'What More shows on a phone does not repeat the bar.',
    'Toasts stand below the header and cover none of its buttons.',
  ],
};
