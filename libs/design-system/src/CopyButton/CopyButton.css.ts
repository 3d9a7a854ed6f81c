import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typeStyle, visuallyHidden } from '../theme/styles.ts';

export const wrap = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  position: 'relative',
});
export const status = style(visuallyHidden);
export const failed = style([
  typeStyle('xs'),
  { color: vars.color.danger.text, fontWeight: vars.weight.medium },
]);
