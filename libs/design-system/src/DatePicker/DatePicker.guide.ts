import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A field for one day, typed in any form people write it or picked from a month.',
  use: [
    'An expiry, a due date, the day of a document.',
    'Wherever one day is asked for and people may know it by heart.',
  ],
  avoid: [
    { when: 'A first and a last day are wanted', instead: 'DateRangePicker' },
    { when: 'A moment is shown, not asked for', instead: 'DateTime' },
    { when: 'It is the expiry of a card', instead: 'ExpiryField' },
  ],
  anatomy: [
    { part: 'label, hint, error', is: 'the frame of every field' },
    { part: 'input', is: 'takes `8 Mar`, `08/03/26`, `2026-03-08`; reads back “8 Mar 2026” when it is left' },
    { part: 'calendar button', is: 'opens the month; loaded when somebody reaches for it' },
    { part: 'timeZone', is: 'whose day “today” is; named below the month' },
    { part: 'value', is: '`YYYY-MM-DD`, in and out; empty while the text is no day that may be chosen' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'takes what was typed; in a form sends it' },
    { keys: 'Down', does: 'opens the month, with focus on the chosen day or on today' },
    {
      keys: 'Arrows, Page Up, Page Down',
      does: 'move through the month: by a day, a week, a month, with Shift a year',
    },
    { keys: 'Escape', does: 'closes the month; focus returns to where it came from' },
  ],
  accessibility: [
    'A plain text field: it can be dictated, pasted into and read as a whole.',
    'What is wrong is said in words and tied to the field: “February 2026 has only 28 days.”',
    'The button is named after the field and says which day is chosen.',
  ],
};
