import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A moment, written in the time zone of the business.',
  use: ['When a payment was made, a settlement is due, a link expires.'],
  avoid: [
    { when: 'A day is asked for', instead: 'DatePicker' },
    { when: 'Events follow each other', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'value', is: 'RFC 3339; a value that is only a day is written as that day and never shifted' },
    { part: 'timeZone', is: 'the business’s IANA zone, in the title of each' },
    { part: 'zone', is: 'the zone’s short name after it; once a page or column is enough' },
    { part: 'format', is: 'date and time, date, or time with seconds' },
  ],
  accessibility: [
    'A `time` element with the exact moment for machines.',
    'Figures are tabular, so moments below each other can be compared.',
  ],
};
