import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.5rem',
  padding: 'clamp(2rem, 5vw, 3.5rem)',
  borderRadius: vars.radius.lg,
  background: vars.color.hull.bg,
  border: `1px solid ${vars.color.hull.line}`,
});
export const call = style({ flexShrink: 0 });

export const title = style({
  color: vars.color.hull.text,
  fontSize: '2.25rem',
  lineHeight: '2.75rem',
  letterSpacing: '-0.025em',
  fontWeight: vars.weight.strong,
});
