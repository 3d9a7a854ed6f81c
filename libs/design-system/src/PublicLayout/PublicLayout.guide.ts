import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Public pages: header, page, footer.',
  use: ['The site and its legal pages.'],
  avoid: [
    { when: 'Somebody is signed in', instead: 'DashboardLayout' },
    { when: 'A payer is asked for something', instead: 'PayLayout' },
  ],
  anatomy: [
    { part: 'nav', is: 'up to six links; `current` says where one is' },
    { part: 'actions', is: 'sign in, create an account' },
    { part: 'footerGroups', is: 'links by subject' },
    { part: 'phone menu', is: 'the browser’s own disclosure: opens without a script' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'first to "Skip to the content"' },
    { keys: 'Enter Space', does: 'opens the phone’s menu' },
  ],
  accessibility: [
    'The first stop of Tab skips to the content.',
    'The menu on a phone is a disclosure and no menu: links stay links.',
  ],
};
