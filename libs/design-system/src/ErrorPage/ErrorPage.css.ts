import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[3],
  minBlockSize: 'min(70dvh, 40rem)',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  padding: space[6],
});
export const status = style([
  typeStyle('sm'),
  {
    color: vars.color.accent.text,
    fontWeight: vars.weight.strong,
    borderBlockStart: `2px solid ${vars.color.accent.solid}`,
    paddingBlockStart: space[2],
    marginBlockEnd: space[2],
    minInlineSize: '3rem',
  },
]);
export const description = style([typeStyle('md'), { color: vars.color.textMuted }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[4],
});
export const reference = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, paddingBlockStart: space[4] },
]);
