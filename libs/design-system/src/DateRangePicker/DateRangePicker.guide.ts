import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A first and a last day in the zone of the business: a preset in one press, or any days typed or picked.',
  use: [
    'Filtering a list, a chart or an export by day.',
    'Reports over a period that people name: last month, this month.',
  ],
  avoid: [
    { when: 'One day is asked for', instead: 'DatePicker' },
    { when: 'Only a handful of fixed periods make sense', instead: 'Select' },
  ],
  anatomy: [
    { part: 'control', is: 'the preset or the days, and the zone they are meant in; always both' },
    { part: 'presets', is: 'apply and close at once; one that reaches beyond `min` or `max` is off' },
    { part: 'From, To', is: 'take any form of a date, read it back and say what is wrong with it' },
    { part: 'months', is: 'two beside the presets; one below them, over the whole width, on a phone' },
    { part: 'Apply', is: 'takes custom days; a range left half done is that one day' },
    { part: 'value', is: '`{ from, to }` as `YYYY-MM-DD`, both included; `from` = `to` is that day' },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'opens it; on a preset, applies it' },
    { keys: 'Arrows, Page Up, Page Down', does: 'move through the months by a day, a week, a month' },
    { keys: 'Enter on a day', does: 'begins the range; on a second day ends it' },
    { keys: 'Enter in From or To', does: 'applies the range' },
    { keys: 'Escape', does: 'closes it and changes nothing; focus returns to the control' },
  ],
  accessibility: [
    'The control is read as “Created: Last 7 days 12 – 18 Mar 2026 Lagos time (GMT+1)”.',
    'Presets say which one is pressed. Each day is read in full, with where the range begins and ends.',
    '“Today” is the business’s day, whatever the reader’s machine says.',
  ],
};
