import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle } from '../theme/styles.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const summary = style([
  typeStyle('xs'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});
export const size = style([
  typeStyle('xs'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: vars.color.textMuted,
    marginInlineEnd: space[2],
  },
]);
export const sizeSelect = style([
  {
    appearance: 'none',
    minBlockSize: vars.control.sm,
    paddingInlineStart: space[2],
    paddingInlineEnd: space[6],
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
    // The ring hugs the box, as it does around every field.
    selectors: {
      '&:focus-visible': {
        borderColor: vars.color.focus,
        outline: `1px solid ${vars.color.focus}`,
        outlineOffset: '0px',
      },
    },
  },
  onHover({ borderColor: vars.color.lineStrong }, '&:hover:not(:focus-visible)'),
]);
/** Drawn over the select's end; clicks fall through to it. */
export const sizeCaret = style({
  display: 'flex',
  // Over the room that the select keeps, and the gap before it.
  marginInlineStart: `calc(-1 * (${space[6]} + ${space[2]}))`,
  paddingInlineEnd: space[2],
  pointerEvents: 'none',
});
