import { style } from '@vanilla-extract/css';

export const sparkline = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '2rem',
  overflow: 'visible',
});
