import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Starts something, or with an address leads somewhere that deserves the weight of a button.',
  use: [
    'The one thing to do next on a view: tone primary, once.',
    'What else can be done there: secondary, or quiet where there are many.',
    'Something that takes away: tone danger, and an AlertDialog after it.',
  ],
  avoid: [
    { when: 'It stands within a sentence or a list of places', instead: 'Link' },
    { when: 'There is room for an icon only', instead: 'IconButton' },
    { when: 'Three or more actions of one thing', instead: 'Menu' },
    { when: 'A setting that holds at once', instead: 'Switch' },
  ],
  anatomy: [
    { part: 'icon', is: 'Says the same as the label, before it.' },
    { part: 'children', is: 'A verb and its object: Refund payment.' },
    { part: 'iconEnd', is: 'Where it leads: an arrow.' },
    { part: 'loading', is: 'A spinner before the label, in place of an icon; label, width and focus stay.' },
    { part: 'disabledReason', is: 'Why not, in a tooltip; the button stays focusable.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses the button or follows the link.' },
    { keys: 'Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'A real button element; with an address a real link, which opens in a new tab and can be copied.',
    'While loading it is aria-disabled, not disabled, so that focus stays; the spinner says loadingLabel.',
    'A link that is denied, switched off or under way loses its address and is announced as unavailable.',
    'Inside a PermissionGate it disables itself and is described by the permission that is missing.',
  ],
};
