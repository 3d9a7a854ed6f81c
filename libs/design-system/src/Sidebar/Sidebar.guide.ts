import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The dark hull at the side of a workplace: where one can go.',
  use: [
    'Three to nine places that one goes between all day.',
    'Through DashboardLayout, which brings the phone navigation too.',
  ],
  avoid: [
    { when: 'The page is public', instead: 'PublicLayout' },
    { when: 'It switches views of one page', instead: 'Tabs' },
    { when: 'The screen is a phone', instead: 'DashboardLayout' },
  ],
  anatomy: [
    { part: 'head', is: 'The way home, and the button that folds it.' },
    { part: 'account', is: 'Whose account it is: an AccountSwitch.' },
    { part: 'items', is: 'Places with an icon; pages within one unfold below it.' },
    { part: 'foot', is: 'Who is signed in.' },
    { part: 'collapsed', is: 'Icons alone, words in tooltips, pages within in a menu. The owner keeps it.' },
  ],
  keyboard: [
    { keys: 'Ctrl B, Command B', does: 'Folds and unfolds it.' },
    { keys: 'Tab', does: 'Moves through the entries.' },
    { keys: 'Enter', does: 'Goes there, or unfolds the pages within.' },
  ],
  accessibility: [
    'A navigation landmark; the current page is aria-current page, the section it is in aria-current true.',
    'Folded, every entry keeps its name.',
    'As high as the page, its content in sight at any scroll.',
  ],
};
