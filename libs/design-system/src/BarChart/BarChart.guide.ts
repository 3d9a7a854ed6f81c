import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Amounts in separate places, as bars from zero.',
  use: [
    'Comparing few places: days of a week, methods, branches.',
    'Stacked, where the parts make a sum that matters; grouped, where they are compared with each other.',
  ],
  avoid: [
    { when: 'There are more than about fourteen days', instead: 'AreaChart' },
    { when: 'Only the shares of one whole matter', instead: 'DonutChart' },
    { when: 'There are more than four series', instead: 'Table' },
  ],
  anatomy: [
    { part: 'label', is: 'what is counted' },
    { part: 'Legend', is: 'tint and hatching of each series; left out for a single one' },
    { part: 'Readout', is: 'one place in full; for a stack the total first' },
    { part: 'Bars', is: 'from the zero line, negative ones below it' },
    { part: 'Table', is: 'the same figures, behind "Show as a table"' },
  ],
  keyboard: [
    { keys: '← →', does: 'reads the place before or after' },
    { keys: 'Home End', does: 'reads the first or the last place' },
    { keys: 'Enter on "Show as a table"', does: 'opens the table' },
  ],
  accessibility: [
    'A slider named after the label; each step says the place, the total of a stack, and every series by name.',
    'Series differ by hatching as well as by tint; both remain in grey, in print and in forced colours.',
    'Places run from left to right in every script, as digits do.',
  ],
};
