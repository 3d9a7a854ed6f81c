import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typeStyle } from '../theme/styles.ts';

export const badge = style([
  typeStyle('xs'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    paddingInline: '0.5rem',
    minBlockSize: '1.5rem',
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
]);

const tone = (values: typeof vars.color.accent) => ({
  background: values.soft,
  color: values.text,
  borderColor: values.line,
});

export const tones = styleVariants({
  neutral: tone(vars.color.neutral),
  info: tone(vars.color.accent),
  success: tone(vars.color.success),
  warn: tone(vars.color.warn),
  danger: tone(vars.color.danger),
});
