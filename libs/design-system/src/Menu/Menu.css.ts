import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

/** Appears where it belongs; leaves at once, so that focus is back before anything else happens. */
export const menu = style({
  zIndex: vars.layer.popover,
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
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
    gap: space[2],
    minBlockSize: vars.control.sm,
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    textDecoration: 'none',
    outline: 'none',
    userSelect: 'none',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
    selectors: {
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
]);
export const tones = styleVariants({
  default: {
    color: vars.color.text,
    selectors: { '&[data-highlighted]': { background: vars.color.neutral.soft } },
  },
  danger: {
    color: vars.color.danger.text,
    selectors: { '&[data-highlighted]': { background: vars.color.danger.soft } },
  },
});
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: space[1],
});
export const reason = style([typeStyle('xs'), { color: vars.color.textMuted }]);
export const separator = style({ blockSize: '1px', background: vars.color.line, margin: `${space[1]} 0` });
export const heading = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, padding: `${space[1]} ${space[2]}` },
]);
/** Stands, unseen, where the button that was pressed stands. */
export const ghost = style({ position: 'fixed', pointerEvents: 'none', opacity: 0 });
