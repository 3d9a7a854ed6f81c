import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space, type, type TypeStep } from '../theme/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = style({
  display: 'block',
  flexShrink: 0,
  borderRadius: vars.radius.sm,
  background: vars.color.neutral.soft,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

/** A column of lines. Margins do not collapse in it, so each takes the whole line that its text will take. */
export const stack = style({ display: 'flex', flexDirection: 'column', inlineSize: '100%' });

/** As tall as the letters, in the middle of a line as tall as the text's. */
const lineOf = (step: Exclude<TypeStep, 'display'>) => ({
  blockSize: `calc(${type[step].size} * 0.75)`,
  marginBlock: `calc((${type[step].line} - ${type[step].size} * 0.75) / 2)`,
});

export const lines = styleVariants({
  xs: lineOf('xs'),
  sm: lineOf('sm'),
  md: lineOf('md'),
  lg: lineOf('lg'),
  xl: lineOf('xl'),
  '2xl': lineOf('2xl'),
  '3xl': lineOf('3xl'),
});

export const widths = styleVariants({
  full: {},
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  title: { inlineSize: '12rem', maxInlineSize: '100%' },
  figure: { inlineSize: '9rem', maxInlineSize: '100%' },
  /** The last line of a paragraph ends early. */
  last: { inlineSize: '60%' },
});

const asTallAsAControl = {
  blockSize: vars.control.md,
  '@media': { [media.touch]: { blockSize: '2.75rem' } },
};

export const boxes = styleVariants({
  block: { blockSize: '10rem', borderRadius: vars.radius.md },
  control: { ...asTallAsAControl, borderRadius: vars.radius.md },
  button: { ...asTallAsAControl, inlineSize: '6.5rem', borderRadius: vars.radius.md },
  badge: { inlineSize: '4.5rem', blockSize: space[6], borderRadius: vars.radius.full },
  circle: { inlineSize: '2rem', blockSize: '2rem', borderRadius: '50%' },
});
