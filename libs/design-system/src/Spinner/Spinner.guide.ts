import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Something is on its way, and neither its shape nor how long it takes is known.',
  use: ['Waiting for a bank, a code, an upload’s answer.', 'A list of suggestions being looked up.'],
  avoid: [
    { when: 'The shape of what comes is known', instead: 'Skeleton' },
    { when: 'It is known how far it is', instead: 'ProgressBar' },
    { when: 'A button was pressed', instead: 'Button' },
  ],
  anatomy: [
    { part: 'label', is: 'what is being waited for, heard and not seen' },
    { part: 'size', is: '16, 20 or 32 px; it takes the colour of the text around it' },
    { part: 'immediate', is: 'only where it stands in for something that has just gone' },
  ],
  accessibility: [
    'A status: its label is announced once, without taking focus.',
    'It appears after a third of a second; with reduced motion it breathes instead of turning.',
  ],
};
