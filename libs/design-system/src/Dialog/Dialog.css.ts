import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const sink = keyframes({ to: { opacity: 0, translate: '0 8px' } });
const slideUp = keyframes({ from: { translate: '0 100%' } });
const slideDown = keyframes({ to: { translate: '0 100%' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.base} ${vars.motion.out}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.out}` },
  },
});

/** On a phone a sheet from the bottom, within reach of the thumb; else in the middle. */
export const dialog = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 2rem)',
  background: vars.color.raised,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.elevation.dialog,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${slideUp} ${vars.motion.slow} ${vars.motion.out}` },
    '&[data-state="closed"]': { animation: `${slideDown} ${vars.motion.base} ${vars.motion.out}` },
  },
  '@media': {
    [media.tablet]: {
      insetBlock: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.lg,
      selectors: {
        '&[data-state="open"]': { animation: `${rise} ${vars.motion.base} ${vars.motion.out}` },
        '&[data-state="closed"]': { animation: `${sink} ${vars.motion.fast} ${vars.motion.out}` },
      },
    },
  },
});

export const sizes = styleVariants({
  sm: { '@media': { [media.tablet]: { inlineSize: '26rem' } } },
  md: { '@media': { [media.tablet]: { inlineSize: '34rem' } } },
  lg: { '@media': { [media.tablet]: { inlineSize: 'min(48rem, calc(100vw - 3rem))' } } },
});

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const title = style([typeStyle('lg'), { fontWeight: vars.weight.strong }]);
export const description = style([typeStyle('sm'), { color: vars.color.textMuted }]);
export const close = style({ margin: '-8px -8px -8px 0' });
export const body = style({ overflowY: 'auto', padding: `${space[2]} ${space[5]} ${space[5]}` });
export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[2],
  padding: `${space[4]} ${space[5]}`,
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});
