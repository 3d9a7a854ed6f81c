import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'How far something has come that takes longer than a few seconds.',
  use: ['An upload, an export, an import of many rows.', 'A quota: how much of it is used.'],
  avoid: [
    { when: 'It is over within a few seconds', instead: 'Spinner' },
    { when: 'Steps that a person takes are counted', instead: 'Stepper' },
    { when: 'Parts of a whole are compared', instead: 'BarChart' },
  ],
  anatomy: [
    { part: 'label', is: 'what is going on' },
    { part: 'value, max', is: 'how far; without a value a piece travels along the track' },
    { part: 'valueText', is: 'how far in words where a percentage says less: “12 of 53 rows”' },
    { part: 'note', is: 'what comes next or what went wrong, below the bar' },
    { part: 'tone', is: 'success once it is done, danger where it has stopped; the note says so in words' },
  ],
  accessibility: [
    'A progress bar named by its label, read with the same words that stand beside it.',
    'It is not announced at each step: say once in a Toast or a Banner that it is done.',
    'With reduced motion nothing travels and the bar does not glide.',
  ],
};
