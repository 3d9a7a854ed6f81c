import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { activeRow, onHover, ownOrder, typeStyle } from '../theme/styles.ts';

export const chevron = style([
  {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@media': { [media.touch]: { inlineSize: '2.75rem' } },
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
  onHover({ color: vars.color.text }),
]);
export const waiting = style({ display: 'flex', alignItems: 'center', color: vars.color.textMuted });

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

/**
 * As wide as its field, wherever that stands: moved in from the edge of the page it would make the page scroll, and a list
 * closes when its page scrolls. Over a dialog, whose own rule is that nothing outside it can be pressed.
 */
export const popover = style({
  zIndex: vars.layer.popover,
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '12rem',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.popover,
  pointerEvents: 'auto',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.out}` } },
});
/*
 * The page keeps room above and below what it scrolls to. An option that is in sight but within that room would make it
 * scroll, and a list closes when its page scrolls.
 */
globalStyle(`html:has(${popover})`, { scrollPaddingBlock: 0 });

export const list = style({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  outline: 'none',
  selectors: { '&[data-stale]': { opacity: 0.6 }, '&[data-empty]': { padding: 0 } },
});

export const option = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: vars.control.sm,
    paddingInline: space[2],
    paddingBlock: space[1],
    borderRadius: vars.radius.sm,
    color: vars.color.text,
    cursor: 'pointer',
    outline: 'none',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
    selectors: {
      '&[data-hovered]': { background: vars.color.overlay.active },
      '&[data-focused]': activeRow,
      '&[data-selected]': { fontWeight: vars.weight.medium },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
]);
export const optionTexts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const optionLabel = style(ownOrder);
export const optionDetail = style([
  typeStyle('xs'),
  { ...ownOrder, color: vars.color.textMuted, fontWeight: vars.weight.regular },
]);
export const check = style({
  display: 'flex',
  color: vars.color.accent.text,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const note = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: vars.control.md,
    paddingInline: space[3],
    paddingBlock: space[2],
    color: vars.color.textMuted,
  },
]);
export const retryRow = style({ display: 'flex', paddingInline: space[3], paddingBlockEnd: space[3] });
export const retry = style([
  typeStyle('sm'),
  {
    minBlockSize: '1.75rem',
    paddingInline: space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.sm,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
  onHover({ borderColor: vars.color.text }),
]);
