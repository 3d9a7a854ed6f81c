import { style } from '@vanilla-extract/css';

/** Digits read in one direction in every language, but stand where the language begins. */
export const digits = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
});
