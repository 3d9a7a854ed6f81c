import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'An amount in whole minor units, written for people.',
  use: ['Wherever an amount is shown: in tables, totals, sentences, on the payer’s page.'],
  avoid: [
    { when: 'An amount is typed', instead: 'MoneyField' },
    { when: 'A figure with its change and its trend', instead: 'Stat' },
    { when: 'A file or an API', instead: 'the domain’s toMajorString' },
  ],
  anatomy: [
    { part: 'sign', is: 'minus as a real minus sign, plus only where `signed`; then the currency’s sign' },
    { part: 'figure', is: 'grouped as the locale groups, digits of equal width' },
    {
      part: 'minor units',
      is: 'as many as ISO 4217 gives the currency; muted in large sizes, never rounded, never left out',
    },
    { part: 'code', is: 'where the sign belongs to several currencies, or several currencies meet' },
  ],
  accessibility: [
    'It is text: read as it is written, with the currency’s sign.',
    'In a right-to-left page the amount keeps its own order: minus, sign, figure.',
    'Tone is decoration: say in words whether money came or went.',
  ],
};
