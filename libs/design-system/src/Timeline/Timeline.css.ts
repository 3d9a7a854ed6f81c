import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

export const timeline = style({ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' });
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '0.625rem minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlockEnd: space[3],
  // The line runs from one mark to the next.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.0625rem',
    insetBlockEnd: '-0.1875rem',
    insetInlineStart: 'calc(0.3125rem - 0.5px)',
    borderInlineStart: `1px solid ${vars.color.line}`,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::before': { display: 'none' } },
});
export const mark = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginBlockStart: '0.3125rem',
  borderRadius: '50%',
  border: '2px solid',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
/** Each tone has a form too: hollow goes on, filled has ended, a square is on its edge or on its corner. */
export const tones = styleVariants({
  neutral: { borderColor: vars.color.lineStrong, background: vars.color.surface },
  info: { borderColor: vars.color.accent.solid, background: vars.color.surface },
  success: { borderColor: vars.color.success.solid, background: vars.color.success.solid },
  warn: { borderColor: vars.color.warn.solid, background: vars.color.warn.solid, borderRadius: '2px' },
  danger: {
    borderColor: vars.color.danger.solid,
    background: vars.color.danger.solid,
    borderRadius: '1px',
    scale: '0.9',
    rotate: '45deg',
  },
});
export const head = style([
  typeStyle('sm'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[4],
    '@container': { '(max-width: 24rem)': { flexDirection: 'column' } },
  },
]);
export const title = style({
  ...ownOrder,
  fontWeight: vars.weight.medium,
  minInlineSize: 0,
  textWrap: 'pretty',
});
export const at = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    paddingBlockStart: '2px',
    flexShrink: 0,
    fontVariantNumeric: 'tabular-nums',
    '@container': { '(max-width: 24rem)': { paddingBlockStart: 0 } },
  },
]);
export const detail = style([
  typeStyle('xs'),
  { ...ownOrder, color: vars.color.textMuted, gridColumn: 2, maxInlineSize: '60ch' },
]);
