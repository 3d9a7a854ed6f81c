import { vars } from '@harbour/design-system/theme';
import { media, space } from '@harbour/design-system/scale';
import { typeStyle } from '@harbour/design-system/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** Every foundation page: the theme's own text, none of Storybook's. */
export const page = style([
  typeStyle('md'),
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    color: vars.color.text,
    fontFamily: vars.font.body,
    fontWeight: vars.weight.regular,
  },
]);
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[5] });
export const sectionHead = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const lead = style([typeStyle('lg'), { color: vars.color.textMuted, maxInlineSize: '40rem' }]);
export const muted = style([typeStyle('sm'), { color: vars.color.textMuted, maxInlineSize: '44rem' }]);

export const hull = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.hull.bg,
  color: vars.color.hull.text,
});
export const hullInner = style({
  position: 'relative',
  display: 'grid',
  gap: space[10],
  alignItems: 'end',
  padding: `${space[12]} ${space[6]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      padding: `${space[16]} ${space[12]} ${space[12]}`,
    },
  },
});
export const creed = style([
  typeStyle('display'),
  {
    fontWeight: vars.weight.strong,
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    color: vars.color.hull.text,
  },
]);
export const hullWords = style({ display: 'flex', flexDirection: 'column', gap: space[6] });
export const hullLead = style([
  typeStyle('lg'),
  { color: vars.color.hull.textMuted, maxInlineSize: '32rem' },
]);
export const afloat = style({ color: vars.color.text });

/** Materials: large fields of colour with their reason. */
export const materials = style({
  display: 'grid',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const material = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});
export const field = style({
  blockSize: '8rem',
  display: 'flex',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tint = style({ flex: 1 });
export const materialWords = style([
  typeStyle('sm'),
  { padding: space[5], display: 'flex', flexDirection: 'column', gap: space[2] },
]);
export const materialName = style([typeStyle('md'), { fontWeight: vars.weight.strong }]);

/** A rule with both sides of it shown. */
export const rules = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const rule = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const sides = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', flex: 1 });
export const side = styleVariants({
  do: { borderBlockStart: `3px solid ${vars.color.success.solid}` },
  dont: {
    borderBlockStart: `3px solid ${vars.color.danger.solid}`,
    borderInlineStart: `1px solid ${vars.color.line}`,
    background: vars.color.sunken,
  },
});
export const specimen = style([
  typeStyle('sm'),
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'stretch',
    gap: space[2],
    minBlockSize: '9.5rem',
    padding: `${space[3]} ${space[4]} ${space[4]}`,
  },
]);
export const verdict = style([
  typeStyle('xs'),
  {
    fontWeight: vars.weight.strong,
    padding: `${space[2]} ${space[4]} 0`,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
  },
]);
export const verdictTone = styleVariants({
  do: { color: vars.color.success.text },
  dont: { color: vars.color.danger.text },
});
export const reason = style([
  typeStyle('sm'),
  { padding: `${space[4]} ${space[4]} ${space[5]}`, borderBlockStart: `1px solid ${vars.color.line}` },
]);
export const reasonTitle = style({ fontWeight: vars.weight.strong, display: 'block' });
export const reasonText = style({ color: vars.color.textMuted });

export const ledger = style({
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  borderCollapse: 'collapse',
});
export const ledgerCell = style({ padding: `${space[1]} 0`, borderBlockEnd: `1px solid ${vars.color.line}` });
export const atEnd = style({ textAlign: 'end' });
export const centred = style({ textAlign: 'center' });
export const loose = style({ fontVariantNumeric: 'proportional-nums' });
export const floating = style({
  boxShadow: vars.elevation.dialog,
  borderRadius: vars.radius.lg,
  padding: space[3],
  background: vars.color.raised,
});
export const ruled = style({ borderBlock: `1px solid ${vars.color.line}`, paddingBlock: space[3] });
export const figure = style([
  typeStyle('2xl'),
  { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' },
]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const drawing = style({ inlineSize: '100%', blockSize: '6rem', overflow: 'visible' });
export const curve = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const measured = style({
  fill: vars.color.surface,
  stroke: vars.color.accent.solid,
  strokeWidth: 1.5,
});
export const dotRow = style({ display: 'flex', gap: space[4], alignItems: 'center' });
export const dot = style({ inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: '50%', flexShrink: 0 });
export const dots = styleVariants({
  good: { background: vars.color.success.solid },
  bad: { background: vars.color.danger.solid },
});
export const boxed = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  padding: space[3],
  background: vars.color.surface,
});

/** Facts as a list of name and sentence. */
export const facts = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style([
  typeStyle('sm'),
  {
    borderBlockStart: `2px solid ${vars.color.text}`,
    paddingBlockStart: space[3],
    color: vars.color.textMuted,
  },
]);
export const factName = style([
  typeStyle('md'),
  { display: 'block', fontWeight: vars.weight.strong, color: vars.color.text },
]);
