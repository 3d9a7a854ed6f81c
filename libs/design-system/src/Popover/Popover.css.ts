import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

/** Floats above the page it belongs to; on a phone as wide as the screen, less a margin. */
export const panel = style([
  typeStyle('sm'),
  {
    zIndex: vars.layer.popover,
    maxInlineSize: 'calc(100vw - 1rem)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.popover,
    outline: 'none',
    selectors: {
      '&[data-state="open"]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.out}` },
    },
  },
]);

export const widths = styleVariants({
  auto: {},
  sm: { inlineSize: '16rem' },
  md: { inlineSize: '22rem' },
  lg: { inlineSize: '30rem' },
});

/** Wide contents take the whole width of a phone. */
export const fillsPhone = style({ '@media': { [media.phone]: { inlineSize: 'calc(100vw - 1rem)' } } });

export const title = style([
  typeStyle('sm'),
  {
    fontWeight: vars.weight.strong,
    // As high as the way out beside it, which must not lie over the words below.
    minBlockSize: '2.75rem',
    paddingBlockStart: space[3],
    paddingInlineStart: space[4],
    paddingInlineEnd: space[12],
    '@media': { [media.touch]: { minBlockSize: '3.5rem' } },
  },
]);
export const close = style({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] });
export const body = style({
  padding: space[4],
  selectors: { [`${title} + &`]: { paddingBlockStart: 0 } },
});
