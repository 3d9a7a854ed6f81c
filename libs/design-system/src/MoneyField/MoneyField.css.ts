import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { outranking } from '../theme/styles.ts';

export const amount = style(
  outranking({
    fontVariantNumeric: 'tabular-nums',
    // Close to the currency's sign, where there is one.
    selectors: { 'span + &': { paddingInlineStart: space[2] } },
  }),
);
