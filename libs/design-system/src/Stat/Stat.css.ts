import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle } from '../theme/styles.ts';

export const stat = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  padding: space[4],
  '@media': { [media.tablet]: { padding: space[5] } },
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
});
export const linked = style([
  onHover({ borderColor: vars.color.lineStrong }),
  {
    selectors: {
      '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);
export const label = style([
  typeStyle('sm'),
  { color: vars.color.textMuted, fontWeight: vars.weight.medium },
]);
/** The whole tile is the target. */
export const labelLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const value = style([
  typeStyle('2xl'),
  {
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    minBlockSize: '2.25rem',
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const row = style([
  typeStyle('xs'),
  { display: 'flex', alignItems: 'center', gap: space[2], color: vars.color.textMuted, minBlockSize: '1rem' },
]);
export const changes = styleVariants({
  good: { color: vars.color.success.text, fontWeight: vars.weight.medium },
  bad: { color: vars.color.danger.text, fontWeight: vars.weight.medium },
  neutral: { color: vars.color.textMuted, fontWeight: vars.weight.medium },
});
export const change = style({ display: 'inline-flex', alignItems: 'center', gap: '2px' });
export const chart = style({ paddingBlockStart: space[2] });
