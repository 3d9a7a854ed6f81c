import { style } from '@vanilla-extract/css';
import { space } from '@harbour/design-system/scale';

/** Two short fields beside each other, also on a phone: they are read from the card together. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[4],
});
