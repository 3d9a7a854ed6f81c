import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle } from '../theme/styles.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.hull.bg,
  color: vars.color.hull.text,
  // Seen where a white brand's panel meets the white page.
  borderBlockEnd: `1px solid ${vars.color.hull.line}`,
  '@media': {
    [media.desktop]: { borderBlockEnd: 0, borderInlineEnd: `1px solid ${vars.color.hull.line}` },
  },
});
export const panelInner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[6]}`,
  '@media': {
    [media.tablet]: { padding: space[8] },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      minBlockSize: '100dvh',
      marginInline: 'auto 0',
      gap: space[12],
      padding: `${space[12]} ${space[16]} ${space[12]} ${space[8]}`,
    },
  },
});
/** A part of the panel for its place among the landmarks alone: laid out as the panel is. */
export const panelHead = style({ display: 'inherit', flexDirection: 'inherit', gap: 'inherit' });
export const merchantRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.5rem',
});
export const merchantName = style([
  typeStyle('md'),
  { fontWeight: vars.weight.strong, minInlineSize: 0, overflowWrap: 'anywhere' },
]);
export const testMark = style([
  typeStyle('xs'),
  {
    marginInlineStart: 'auto',
    flexShrink: 0,
    padding: `2px ${space[2]}`,
    border: `1px solid ${vars.color.hull.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.hull.raised,
    color: vars.color.hull.text,
    fontWeight: vars.weight.medium,
  },
]);
export const due = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const dueLabel = style([typeStyle('sm'), { color: vars.color.hull.textMuted }]);
/** The one figure of the page. Its muted minor units take the hull's muted text. */
export const dueAmount = style({
  vars: { [vars.color.textMuted]: vars.color.hull.textMuted },
  color: vars.color.hull.text,
  lineHeight: 1.1,
});
export const description = style([
  typeStyle('md'),
  { color: vars.color.hull.text, overflowWrap: 'anywhere', paddingBlockStart: space[1] },
]);
export const reference = style([typeStyle('xs'), { color: vars.color.hull.textMuted }]);
export const back = style([
  typeStyle('sm'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: space[1],
    minBlockSize: '1.5rem',
    marginBlockStart: space[4],
    color: vars.color.hull.textMuted,
    textDecoration: 'none',
  },
  onHover({ color: vars.color.hull.text, textDecoration: 'underline' }),
]);
export const panelFoot = style([
  typeStyle('xs'),
  {
    display: 'none',
    color: vars.color.hull.textMuted,
    marginBlockStart: 'auto',
    '@media': { [media.desktop]: { display: 'flex', flexDirection: 'column', gap: space[2] } },
  },
]);

export const work = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
});
export const main = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]} ${space[10]}`,
  '@media': {
    [media.tablet]: { padding: space[8] },
    [media.desktop]: {
      marginInline: '0 auto',
      padding: `${space[12]} ${space[8]} ${space[12]} ${space[16]}`,
    },
  },
});
export const foot = style([
  typeStyle('xs'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
    color: vars.color.textMuted,
    marginBlockStart: 'auto',
    padding: space[4],
    inlineSize: '100%',
    maxInlineSize: '30rem',
    marginInline: 'auto',
    '@media': { [media.tablet]: { paddingInline: space[8] }, [media.desktop]: { display: 'none' } },
  },
]);
