import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { outranking } from '../theme/styles.ts';

export const select = style(
  outranking({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: space[10],
    textOverflow: 'ellipsis',
  }),
);
/** Drawn over the select's end; clicks fall through to the select. */
export const chevron = style({
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.textMuted,
  marginInlineStart: '-2.25rem',
  paddingInlineEnd: space[3],
});
