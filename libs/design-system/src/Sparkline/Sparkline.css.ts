import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';

/** Time runs from left to right in every script. */
export const sparkline = style({
  position: 'relative',
  blockSize: '2rem',
  marginInlineEnd: '4px',
  direction: 'ltr',
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
export const line = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const area = style({ fill: vars.color.accent.solid, opacity: 0.1 });
export const end = style({
  position: 'absolute',
  inlineSize: '6px',
  blockSize: '6px',
  margin: '-3px 0 0 -3px',
  borderRadius: '50%',
  background: vars.color.accent.solid,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
