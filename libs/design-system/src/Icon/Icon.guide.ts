import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A drawing beside words that say the same.',
  use: [
    'In buttons, menus and badges, to be found faster the second time.',
    'At the edge of a message, as its form beside its colour.',
  ],
  avoid: [
    { when: 'It stands alone and is pressed', instead: 'IconButton' },
    { when: 'It stands for a card brand', instead: 'CardBrandIcon' },
    { when: 'It would be the only sign of a state', instead: 'StatusBadge or Badge, with a word' },
  ],
  anatomy: [
    { part: 'icon', is: 'from lucide-react, one import an icon' },
    { part: 'size', is: '12 to 32; from 24 on a thinner stroke, so that all weigh the same' },
  ],
  accessibility: [
    'Always hidden from assistive technology: the words carry it.',
    'Arrows that mean forward, back, in or out turn in right-to-left pages; up and down do not.',
  ],
};
