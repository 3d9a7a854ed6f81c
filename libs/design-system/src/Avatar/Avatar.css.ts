import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  border: `1px solid ${vars.color.accent.line}`,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.01em',
  lineHeight: 1,
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
});
export const sizes = styleVariants({
  sm: { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: '0.6875rem' },
  md: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: '0.8125rem' },
  lg: { inlineSize: '3rem', blockSize: '3rem', fontSize: '1rem' },
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
