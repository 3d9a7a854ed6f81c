import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentcolor 24%, transparent)',
  borderBlockStartColor: 'currentcolor',
  animation: `${turn} 700ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});

export const sizes = styleVariants({
  sm: { inlineSize: '1rem', blockSize: '1rem' },
  md: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  lg: { inlineSize: '2rem', blockSize: '2rem', borderWidth: '3px' },
});

/** What is over within a moment shows no spinner: a flash of one makes a quick answer look slow. It keeps its room. */
export const delayed = style({ display: 'inline-flex', animation: `${appear} 120ms linear 300ms backwards` });
export const shown = style({ display: 'inline-flex', verticalAlign: 'text-bottom' });
