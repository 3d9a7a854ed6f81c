import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  background: vars.color.neutral.soft,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[2], inlineSize: '100%' });
export const shapes = styleVariants({
  text: { blockSize: '0.875rem' },
  title: { blockSize: '1.5rem', inlineSize: '12rem', maxInlineSize: '100%' },
  figure: { blockSize: '2.25rem', inlineSize: '9rem', maxInlineSize: '100%' },
  block: { blockSize: '10rem' },
  circle: { inlineSize: '2rem', blockSize: '2rem', borderRadius: '50%' },
});
/** The last line of a paragraph ends early. */
export const short = style({ inlineSize: '60%' });
