import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typeStyle } from '../theme/styles.ts';

const strong = { fontWeight: vars.weight.strong, color: vars.color.text };

export const sizes = styleVariants({
  xs: [typeStyle('sm'), strong],
  sm: [typeStyle('md'), strong],
  md: [typeStyle('xl'), strong],
  lg: [typeStyle('2xl'), strong],
  xl: [typeStyle('3xl'), strong],
  display: [typeStyle('display'), strong],
});
