import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A control that needs a permission, and says which one when it is missing.',
  use: [
    '`disable` (default): people should know that the thing exists and whom to ask.',
    '`remove`: it would only be in the way.',
  ],
  avoid: [
    { when: 'An entry of a menu needs a permission', instead: 'Menu' },
    { when: 'A whole page is not for this person', instead: 'ErrorPage' },
    { when: 'Something cannot be done at the moment, whoever asks', instead: 'Button' },
    { when: 'Something must be kept safe', instead: 'the server, which checks again whatever this shows' },
  ],
  anatomy: [
    { part: 'permission', is: 'resource.privilege, a key of the contract' },
    { part: 'mode', is: '`disable` or `remove`' },
    { part: 'children', is: 'one control, or a few that need the same permission' },
    {
      part: 'Reason',
      is: 'in a tooltip and as a description: what the role cannot do, whom to ask, and for which permission',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches a denied control, so that its reason can be read' },
    { keys: 'Enter Space Shift+F10', does: 'nothing' },
    { keys: 'Escape', does: 'closes the reason' },
  ],
  accessibility: [
    'A denied button is disabled, inside a focusable group that has its name and the reason as description.',
    'A denied link has no target, remains focusable and is said to be unavailable (aria-disabled).',
    'Granting the permission restores target, focus order, title, draggability and every handler, without mounting anew.',
  ],
};
