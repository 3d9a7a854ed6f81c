import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';

const line = style({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const area = style({ fill: vars.color.accent.solid, opacity: 0.1 });
export const mainLine = style([
  line,
  { stroke: vars.color.accent.solid, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
]);
/** Dashed, so that it is told apart without colour. */
export const comparisonLine = style([
  line,
  {
    stroke: vars.color.lineStrong,
    strokeWidth: 1.5,
    strokeDasharray: '4 4',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
]);
export const dot = style({
  position: 'absolute',
  inlineSize: '10px',
  blockSize: '10px',
  margin: '-5px 0 0 -5px',
  borderRadius: '50%',
  background: vars.color.accent.solid,
  border: `2px solid ${vars.color.surface}`,
  pointerEvents: 'none',
  selectors: { '&[data-comparison]': { background: vars.color.surface, borderColor: vars.color.lineStrong } },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', borderColor: 'Canvas' },
  },
});
export const lone = style([
  dot,
  { inlineSize: '6px', blockSize: '6px', margin: '-3px 0 0 -3px', borderWidth: 0 },
]);
