import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';

const sea = vars.color.accent.solid;

/** Every shape has an edge of full strength: pale fills still stand out from the ground by 3:1. */
export const shape = style({
  stroke: sea,
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
  transition: `opacity ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { '&[data-dimmed]': { opacity: 0.35 } },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Ink on the ground of a pattern. */
export const patternInk = style({
  stroke: sea,
  fill: sea,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', fill: 'CanvasText' } },
});
export const patternGround = style({
  fill: vars.color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

/** Flat fills; the others are patterns. */
export const flat = styleVariants({
  deep: { fill: sea, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
  mid: { fill: `color-mix(in oklab, ${sea} 48%, ${vars.color.surface})` },
  shallow: { fill: `color-mix(in oklab, ${sea} 16%, ${vars.color.surface})` },
  land: { fill: vars.color.sunken, stroke: vars.color.lineStrong },
});
