import { style } from '@vanilla-extract/css';
import { outranking } from '../theme/styles.ts';

/** Digits read in one direction in every language, but stand where the language begins. */
export const digits = style(
  outranking({
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
  }),
);
