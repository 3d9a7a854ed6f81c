import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

export const medal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.full,
});

const tint = (tone: 'success' | 'danger' | 'neutral') => ({
  background: vars.color[tone].soft,
  color: vars.color[tone].text,
});

export const tones = styleVariants({
  success: tint('success'),
  danger: tint('danger'),
  neutral: tint('neutral'),
});
