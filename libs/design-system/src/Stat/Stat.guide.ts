import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One figure, what it means, and how it moved against what.',
  use: ['The two to four figures that a page opens with.', 'A figure that leads to the list behind it.'],
  avoid: [
    { when: 'There are more than four, or they are of different rank', instead: 'DescriptionList' },
    { when: 'The course matters more than the figure', instead: 'AreaChart' },
    { when: 'It is a fact about one payment', instead: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'label', is: 'the figure’s name; a link where `href` is given, and then the whole tile is' },
    { part: 'value', is: 'a Money or a count, never rounded' },
    { part: 'change', is: 'arrow, how much, and against what: a change from nowhere says nothing' },
    { part: 'hint', is: 'of what, or until when' },
    { part: 'chart', is: 'a Sparkline' },
    { part: 'StatRow', is: 'several beside each other: two by two on a phone' },
  ],
  keyboard: [{ keys: 'Enter', does: 'follows the link of a tile that has one' }],
  accessibility: [
    'The change is said in words: "up 12.4% against the 7 days before".',
    'Whether a change is good is a tone of its own; more failures are not. The arrow says the direction without colour.',
    'A loading tile is marked busy, keeps its height and says its name.',
  ],
};
