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
const image = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  // Drawn only where the picture does not load, over what would be an empty plate: also on pages without scripts.
  '::before': {
    content: 'attr(data-initials)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.accent.soft,
  },
});
export const images = styleVariants({
  photo: [image, { objectFit: 'cover' }],
  // Logos are made for paper: they get some, whatever the theme.
  logo: [image, { objectFit: 'contain', background: '#ffffff' }],
});
