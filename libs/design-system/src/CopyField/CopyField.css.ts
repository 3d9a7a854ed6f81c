import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { outranking } from '../theme/styles.ts';

/** Keys, addresses and references run from left to right in every language, and begin where the field does. */
export const value = style(
  outranking({
    fontFamily: vars.font.code,
    fontSize: '0.8125rem',
    fontVariantLigatures: 'none',
    direction: 'ltr',
    textOverflow: 'ellipsis',
  }),
);
