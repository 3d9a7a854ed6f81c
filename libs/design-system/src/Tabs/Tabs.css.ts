import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { colorTransition, onHover, typeStyle } from '../theme/styles.ts';

export const bar = style({
  display: 'flex',
  gap: space[5],
  margin: 0,
  listStyle: 'none',
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tab = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: vars.control.md,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    marginBlockEnd: '-1px',
    transition: colorTransition,
    selectors: {
      '&[aria-current]': { color: vars.color.text, borderBlockEndColor: vars.color.accent.solid },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  onHover({ color: vars.color.text }),
]);
export const count = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    background: vars.color.neutral.soft,
    borderRadius: vars.radius.full,
    paddingInline: space[2],
  },
]);
