import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space[4],
});
export const content = style({ inlineSize: '100%', maxInlineSize: '40rem' });
