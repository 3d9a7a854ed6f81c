import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { ownOrder, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const words = style([
  typeStyle('sm'),
  { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] },
]);
export const wordsHidden = style(visuallyHidden);
export const label = style({ ...ownOrder, fontWeight: vars.weight.medium, minInlineSize: 0 });
export const figure = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.neutral.soft,
  // The end of the way can be seen where tints cannot.
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const sizes = styleVariants({ sm: { blockSize: '4px' }, md: { blockSize: '8px' } });

export const bar = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.out}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const tones = styleVariants({
  accent: { background: vars.color.accent.solid },
  success: { background: vars.color.success.solid },
  danger: { background: vars.color.danger.solid },
});

const across = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** How far is not known: a piece that travels the way of reading. With reduced motion it fills the track and breathes. */
export const travelling = style({
  position: 'absolute',
  insetInlineStart: '20%',
  inlineSize: '35%',
  transition: 'none',
  animation: `${across} 1400ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: {
      insetInlineStart: 0,
      inlineSize: '100%',
      animation: `${breathe} 2400ms ease-in-out infinite`,
    },
  },
});
export const note = style([typeStyle('xs'), { color: vars.color.textMuted }]);
