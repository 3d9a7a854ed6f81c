import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const contours = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  pointerEvents: 'none',
  fill: 'none',
  stroke: vars.color.hull.line,
  strokeWidth: 1,
});
export const line = style({ vectorEffect: 'non-scaling-stroke' });
