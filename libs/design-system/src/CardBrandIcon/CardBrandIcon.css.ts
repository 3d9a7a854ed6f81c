import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-0.25em',
  flexShrink: 0,
  borderRadius: '3px',
  // The scheme's colours are its name; a theme of the system's must not repaint them.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
/** Shows where the card ends, on a light ground and on a dark one. */
export const edge = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${vars.color.text} 22%, transparent)`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
