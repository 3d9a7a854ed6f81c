import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space, type } from '../theme/scale.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: '1.5px solid',
  fontSize: type.xs.size,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const marks = styleVariants({
  done: {
    background: vars.color.success.solid,
    borderColor: vars.color.success.solid,
    color: vars.color.success.onSolid,
  },
  current: {
    borderColor: vars.color.accent.solid,
    color: vars.color.accent.text,
    background: vars.color.accent.soft,
  },
  todo: { borderColor: vars.color.lineStrong, color: vars.color.textMuted },
  pending: {
    borderColor: vars.color.warn.line,
    color: vars.color.warn.text,
    background: vars.color.warn.soft,
  },
  failed: {
    borderColor: vars.color.danger.line,
    color: vars.color.danger.text,
    background: vars.color.danger.soft,
  },
});
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingBlockStart: '2px',
});
export const title = style([typeStyle('sm'), { ...ownOrder, fontWeight: vars.weight.medium }]);
export const titles = styleVariants({
  done: { color: vars.color.textMuted },
  current: {},
  todo: {},
  pending: {},
  failed: {},
});
export const detail = style([
  typeStyle('sm'),
  { ...ownOrder, color: vars.color.textMuted, maxInlineSize: '56ch' },
]);
export const action = style({ '@media': { [media.phone]: { gridColumn: 2 } } });

export const count = style(ownOrder);
export const progress = style([
  typeStyle('xs'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    marginBlockEnd: space[4],
  },
]);
export const bar = style({
  flex: 1,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.neutral.soft,
  overflow: 'hidden',
});
export const barDone = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.success.solid,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
