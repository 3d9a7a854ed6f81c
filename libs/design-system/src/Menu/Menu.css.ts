import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { activeRow, ownOrder, typeStyle } from '../theme/styles.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

/** Appears where it belongs; leaves at once, so that focus is back before anything else happens. */
export const menu = style({
  zIndex: vars.layer.popover,
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: space[1],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.popover,
  selectors: { '&[data-state="open"]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.out}` } },
});

export const item = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: vars.control.sm,
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    textAlign: 'start',
    textDecoration: 'none',
    outline: 'none',
    userSelect: 'none',
    '@media': {
      [media.touch]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outlineColor: 'Highlight' } },
      },
    },
    selectors: { '&[data-highlighted]': activeRow, '&[data-off]': { cursor: 'not-allowed' } },
  },
]);
export const tones = styleVariants({
  default: {
    color: vars.color.text,
    selectors: { '&[data-off]': { color: vars.color.textMuted } },
  },
  danger: { color: vars.color.danger.text },
});
export const symbol = style({
  flexShrink: 0,
  inlineSize: '1rem',
  color: vars.color.textMuted,
  selectors: { [`${tones.danger} &`]: { color: 'inherit' } },
});
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1],
});
export const words = style({ ...ownOrder, fontWeight: vars.weight.medium });
export const reason = style([typeStyle('xs'), { ...ownOrder, color: vars.color.textMuted }]);
export const check = style({ flexShrink: 0, color: vars.color.accent.text });
export const separator = style({
  blockSize: '1px',
  background: vars.color.line,
  marginBlock: space[1],
  // Edge to edge, like the rule that it is.
  marginInline: `calc(-1 * ${space[1]})`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const heading = style([
  typeStyle('xs'),
  {
    ...ownOrder,
    color: vars.color.textMuted,
    padding: `${space[2]} ${space[2]} ${space[1]}`,
    overflowWrap: 'anywhere',
  },
]);
