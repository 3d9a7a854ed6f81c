import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle, outranking } from '../theme/styles.ts';

export const amount = style(
  outranking({
    fontVariantNumeric: 'tabular-nums',
    // Close to the currency's sign, where there is one.
    selectors: { 'span + &': { paddingInlineStart: space[2] } },
  }),
);

export const currencySelect = style([
  typeStyle('sm'),
  {
    appearance: 'none',
    border: 0,
    borderInlineStart: `1px solid ${vars.color.line}`,
    borderStartEndRadius: vars.radius.md,
    borderEndEndRadius: vars.radius.md,
    background: 'transparent',
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    paddingInline: `${space[3]} ${space[6]}`,
    cursor: 'pointer',
  },
]);
export const currencyChevron = style({
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.textMuted,
  marginInlineStart: '-1.375rem',
  paddingInlineEnd: space[2],
});
