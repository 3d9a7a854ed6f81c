import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { oneLine, typeStyle } from '../theme/styles.ts';

export const sizes = styleVariants({
  xs: typeStyle('xs'),
  sm: typeStyle('sm'),
  md: typeStyle('md'),
  lg: typeStyle('lg'),
});

export const tones = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  accent: { color: vars.color.accent.text },
  success: { color: vars.color.success.text },
  warn: { color: vars.color.warn.text },
  danger: { color: vars.color.danger.text },
  inherit: { color: 'inherit' },
});

export const weights = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const numericText = style({ fontVariantNumeric: 'tabular-nums' });
export const truncated = style({
  ...oneLine,
  display: 'block',
  minInlineSize: 0,
});
export const measured = style({ maxInlineSize: '62ch', textWrap: 'pretty' });
