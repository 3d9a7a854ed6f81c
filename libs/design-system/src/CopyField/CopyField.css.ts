import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const value = style({
  fontFamily: vars.font.code,
  fontSize: '0.8125rem',
  direction: 'ltr',
  textOverflow: 'ellipsis',
});
