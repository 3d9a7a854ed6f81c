import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The days of a month on show, one of which can be chosen.',
  use: ['Days are the point of the page and choosing one is the task.'],
  avoid: [
    { when: 'It is one field of a form', instead: 'DatePicker' },
    { when: 'A first and a last day are wanted', instead: 'DateRangePicker' },
  ],
  anatomy: [
    { part: 'months', is: 'one or two side by side; the pagers at the outer ends move by one' },
    { part: 'today', is: 'the business’s day, marked by a bar below the figure' },
    { part: 'min, max', is: 'days beyond them are dimmed and take no focus' },
    { part: 'isUnavailable', is: 'days in between that are struck through and cannot be chosen' },
    { part: 'locale', is: 'decides the first day of the week, the words and the direction' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'move by a day or a week' },
    { keys: 'Page Up, Page Down', does: 'move by a month; with Shift by a year' },
    { keys: 'Home, End', does: 'go to the first or last day of the month' },
    { keys: 'Enter or Space', does: 'chooses the day' },
  ],
  accessibility: [
    'A grid by React Aria: one stop for Tab, each day read in full with its weekday, the month announced as it changes.',
    '“Today” is said of the business’s day, even where the reader’s machine has another.',
    'Days that cannot be chosen say so; colour is never the only mark.',
  ],
};
