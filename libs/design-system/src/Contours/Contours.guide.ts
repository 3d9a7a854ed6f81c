import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Depth lines of a nautical chart: the one ornament of the house.',
  use: ['A dark panel where a person arrives: sign-in, the payer’s amount, the opening of a public page.'],
  avoid: [
    { when: 'Somebody is working there: lists, forms, the dashboard', instead: 'A plain ground' },
    { when: 'The panel is light', instead: 'A plain ground: the lines are the hull’s' },
  ],
  anatomy: [
    {
      part: 'lines',
      is: 'one path in `hull.line`, scaled to cover the panel; the panel is positioned and clips',
    },
  ],
  accessibility: ['Hidden from assistive technology.', 'Gone in high contrast and in forced colours.'],
};
