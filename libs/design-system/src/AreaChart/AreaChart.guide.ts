import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'One quantity over time, drawn straight from one measured value to the next.',
  use: [
    'The course of a quantity over ten or more evenly spaced days: volume, payments, net.',
    'That course against the same span before: one dashed comparison.',
  ],
  avoid: [
    { when: 'There are fewer than five places, or they are not points in time', instead: 'BarChart' },
    { when: 'The question is what a whole is made of', instead: 'DonutChart' },
    { when: 'It only underlines a figure beside it', instead: 'Sparkline' },
    { when: 'People need the single figures first', instead: 'Table' },
  ],
  anatomy: [
    { part: 'label', is: 'what is counted, and how: "Captured per day, before fees and refunds"' },
    { part: 'Readout', is: 'the value of one day in full, above its point; at rest the newest' },
    { part: 'points', is: 'oldest first; null leaves a gap, because unknown is not zero' },
    { part: 'comparison', is: 'the span before, dashed, place by place' },
    { part: 'Axis', is: 'ticks at round values that are exact in the currency, shortened but never rounded' },
    { part: 'Table', is: 'the same figures, behind "Show as a table"' },
  ],
  keyboard: [
    { keys: '← →', does: 'reads the day before or after' },
    { keys: 'Home End', does: 'reads the first or the newest day' },
    { keys: 'Page Up Page Down', does: 'moves by a tenth of the span' },
    { keys: 'Enter on "Show as a table"', does: 'opens the table' },
  ],
  accessibility: [
    'A slider named after the label; each step says day, value in full, detail and the compared value.',
    'Time runs from left to right in every script, as digits do. Labels follow the language.',
    'The comparison is dashed and named, so that colour is never alone. Nothing moves by itself.',
    'Drawn by hand: visx would bring 26.6 kB and recharts 120 (gzip), both without keyboard or table.',
  ],
};
