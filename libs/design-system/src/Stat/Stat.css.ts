import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, ownOrder, typeStyle } from '../theme/styles.ts';

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
  containerType: 'inline-size',
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
    // A long amount shrinks with its tile before it breaks.
    fontSize: 'clamp(1rem, 12.5cqi, 1.75rem)',
    display: 'flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    minBlockSize: '2.25rem',
  },
]);
export const row = style([
  typeStyle('xs'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    color: vars.color.textMuted,
    minBlockSize: '1rem',
  },
]);
export const changes = styleVariants({
  good: { color: vars.color.success.text, fontWeight: vars.weight.medium },
  bad: { color: vars.color.danger.text, fontWeight: vars.weight.medium },
  neutral: { color: vars.color.textMuted, fontWeight: vars.weight.medium },
});
/** The arrow stands in the middle of the capitals, and the words keep the line's baseline. */
export const change = style({ display: 'inline-flex', alignItems: 'baseline', gap: '2px' });
globalStyle(`${change} > svg`, { alignSelf: 'center' });
/** Below the change, which has a line of its own: side by side the two read as one sentence. */
export const hint = style({ ...ownOrder, flexBasis: '100%' });
export const chart = style({ paddingBlockStart: space[2] });

/** Figures of one rank share a sheet; rules, not boxes, part them. Two by two where four do not fit. */
const frame = createContainer();
export const rowFrame = style({ containerType: 'inline-size', containerName: frame });
export const rowSheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  background: vars.color.line,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  '@container': {
    '(min-width: 46rem)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
/**
 * Two by two, the change and what it is measured against stand below each other: room for both, also while loading.
 * The frame is asked by name, since the tile is a container too, and nearer.
 */
globalStyle(`${rowSheet} > ${stat} > ${row}`, {
  '@container': { [`${frame} (max-width: 45.99rem)`]: { minBlockSize: '2rem', alignContent: 'flex-start' } },
});
globalStyle(`${rowSheet} > ${stat}`, { border: 0, borderRadius: 0 });
globalStyle(`${rowSheet} > ${stat}:has(a:focus-visible)`, {
  outlineOffset: '-2px',
  borderRadius: vars.radius.sm,
});
globalStyle(`${rowSheet} > ${stat}:last-child:nth-child(odd)`, {
  '@container': { '(max-width: 45.99rem)': { gridColumn: '1 / -1' } },
});
