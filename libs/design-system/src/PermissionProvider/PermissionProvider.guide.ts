import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Tells everything below it what the signed-in person may do.',
  use: [
    'Once, around the signed-in part of an app.',
    'In a story or test, to look at a screen with other rights.',
  ],
  avoid: [
    { when: 'One control needs a permission', instead: 'PermissionGate' },
    { when: 'Part of a page needs other rights', instead: 'a rule on the server' },
  ],
  anatomy: [
    {
      part: 'permissions',
      is: 'the grants of the role, `*` for every resource or privilege; none means that nothing is allowed',
    },
    { part: 'usePermission', is: 'whether one permission is there' },
    { part: 'usePermissionCheck', is: 'a check for lists whose entries each need another one' },
  ],
  accessibility: ['Draws nothing. A change acts at once and moves no focus.'],
};
