import { style } from '@vanilla-extract/css';

/** Two short fields beside each other, also on a phone: they are read from the card together. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: '1rem',
});
