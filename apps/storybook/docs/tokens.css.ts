import { media, space } from '@harbour/design-system/scale';
import { typeStyle } from '@harbour/design-system/styles';
import { vars } from '@harbour/design-system/theme';
import { style } from '@vanilla-extract/css';

export const themes = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const themePanel = style({
  background: vars.color.canvas,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  padding: space[5],
});
export const themeName = style([
  typeStyle('md'),
  { fontWeight: vars.weight.strong, paddingBlockEnd: space[3] },
]);
export const pairs = style({ listStyle: 'none', margin: 0, padding: 0 });
export const pair = style([
  typeStyle('sm'),
  {
    display: 'grid',
    gridTemplateColumns: '4.5rem 1fr auto',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[1],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.75rem',
  border: '2px solid',
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
});
export const pairName = style({ color: vars.color.textMuted });
export const ratio = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });

export const rows = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 12rem) 1fr',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const rowName = style([typeStyle('sm'), { display: 'flex', flexDirection: 'column' }]);
export const name = style({ fontWeight: vars.weight.medium });
export const value = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', fontFamily: vars.font.code },
]);
export const specimenText = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const bar = style({
  blockSize: space[4],
  background: vars.color.accent.solid,
  borderRadius: vars.radius.sm,
});
export const tiles = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
export const tile = style([typeStyle('sm'), { display: 'flex', flexDirection: 'column', gap: space[2] }]);
export const shape = style({
  blockSize: space[24],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});
export const floating = style({
  blockSize: space[24],
  background: vars.color.raised,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
});
export const track = style({ position: 'relative', blockSize: space[6] });
/** Runs from end to end while the row has the pointer or the focus is on its button. */
export const runner = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: space[6],
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.out,
  selectors: { '[data-run] &': { insetInlineStart: `calc(100% - ${space[6]})` } },
});
export const stack = style({ position: 'relative', blockSize: '17rem', isolation: 'isolate' });
export const sheet = style([
  typeStyle('sm'),
  {
    position: 'absolute',
    inlineSize: '60%',
    blockSize: '6rem',
    padding: space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.md,
    background: vars.color.raised,
    fontWeight: vars.weight.medium,
  },
]);
export const columns = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const island = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.gap,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  color: vars.color.text,
  padding: space[5],
});
export const densityRow = style([
  typeStyle('sm'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minBlockSize: vars.density.row,
    paddingInline: vars.density.cell,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const brands = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
});
export const brandCard = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
});
export const brandHull = style({
  // Muted minor units take the panel's muted text.
  vars: { [vars.color.textMuted]: vars.color.hull.textMuted },
  padding: space[5],
  background: vars.color.hull.bg,
  color: vars.color.hull.text,
  borderBlockEnd: `1px solid ${vars.color.hull.line}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
});
export const brandMuted = style([typeStyle('xs'), { color: vars.color.hull.textMuted }]);
export const brandBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
});
export const picker = style([
  typeStyle('sm'),
  { display: 'inline-flex', alignItems: 'center', gap: space[3], fontWeight: vars.weight.medium },
]);
