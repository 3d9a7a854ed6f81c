import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';

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
  // An ornament; who asks for more contrast, or for colours of their own, asks for less of it.
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
  '@media': { [media.moreContrast]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});
export const line = style({ vectorEffect: 'non-scaling-stroke' });
