import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { onHover, typeStyle } from '../theme/styles.ts';

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const group = style({
  selectors: {
    '& + &': { paddingBlockStart: space[3], borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
export const heading = style([typeStyle('xs'), { color: vars.color.textMuted, paddingBlock: space[1] }]);
export const list = style({ listStyle: 'none', padding: 0, margin: 0 });
export const line = style([
  typeStyle('md'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: `calc(100% + 2 * ${space[3]})`,
    minBlockSize: '3rem',
    marginInline: `calc(-1 * ${space[3]})`,
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[aria-current], &[aria-pressed="true"]': {
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
      },
      '&[aria-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
  onHover({ background: vars.color.overlay.active }, '&:not([aria-current], [aria-disabled]):hover'),
]);
export const reason = style([typeStyle('xs'), { display: 'block', fontWeight: vars.weight.regular }]);
