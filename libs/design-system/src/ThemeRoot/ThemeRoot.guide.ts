import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Brings the global styles, the typeface and the direction; once, around an app.',
  use: ['At the root of every app.'],
  avoid: [
    {
      when: 'Only a part of the page differs',
      instead: '`data-theme`, `data-contrast` or `data-density` on that part',
    },
    { when: 'A merchant’s colours', instead: 'Brand' },
  ],
  anatomy: [
    { part: 'link', is: 'the router’s link, so that anchors navigate without a page load' },
    { part: 'dir', is: 'as `<html dir>` says: arrow keys, menus and calendars follow it' },
    { part: 'nonce', is: 'for style elements under a Content-Security-Policy' },
  ],
  accessibility: ['The theme follows the system with no script, more contrast and reduced motion too.'],
};
