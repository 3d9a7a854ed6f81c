import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

/** Room for the value axis, at the newest end of time. */
const axisRoom = '3.5rem';

export const figure = style({
  margin: 0,
  position: 'relative',
  minInlineSize: 0,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
});
export const head = style([
  typeStyle('xs'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    color: vars.color.textMuted,
    marginBlockEnd: space[3],
  },
]);

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const swatch = style({ flexShrink: 0, overflow: 'visible' });

/** Time runs from left to right in every script: a chart is read like a number, and a number does not mirror. */
export const stage = style({ direction: 'ltr', paddingInlineEnd: axisRoom });

/** A strip above the plot in which the read-off value travels with the cursor: it never covers what it tells of. */
export const strip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '2.5rem',
  marginBlockEnd: space[2],
  // Where several values need a second line, it is kept for them: the plot must not jump under the pointer.
  '@container': {
    '(max-width: 28rem)': { selectors: { '&[data-many]': { minBlockSize: '3.5rem' } } },
  },
});
export const readout = style([
  typeStyle('xs'),
  {
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    maxInlineSize: '100%',
    color: vars.color.textMuted,
  },
]);
export const readoutLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  selectors: { [`${readout}[data-end] &`]: { justifyContent: 'flex-end' } },
});
export const readoutValue = style([
  typeStyle('sm'),
  { color: vars.color.text, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' },
]);
/** A name and its value are never parted by the end of a line. */
export const readoutPair = style({ whiteSpace: 'nowrap' });
export const readoutEqual = style({ color: vars.color.text, fontWeight: vars.weight.strong });

export const plot = style({
  position: 'relative',
  blockSize: '12rem',
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } },
  '@media': { [media.phone]: { blockSize: '10rem' } },
});
export const layer = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
/** In high contrast a rule is as dark as a graph: dashes keep it behind. */
const dashed = { strokeDasharray: '2 4' } as const;
export const gridLine = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-zero]': { stroke: vars.color.lineStrong },
    '[data-contrast="more"] &:not([data-zero])': dashed,
  },
  '@media': {
    [media.moreContrast]: { selectors: { '&:not([data-zero])': dashed } },
    [media.forcedColors]: { stroke: 'GrayText' },
  },
});
export const scaleLabel = style([
  typeStyle('xs'),
  {
    position: 'absolute',
    insetInlineStart: `calc(100% + ${space[2]})`,
    translate: '0 -50%',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  },
]);
export const cursor = style({
  position: 'absolute',
  insetBlock: `-${space[2]} 0`,
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  pointerEvents: 'none',
});
/** Unseen over the plot: arrow keys, touch and screen readers read off values by the browser's own slider. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
});

export const axis = style([
  typeStyle('xs'),
  {
    position: 'relative',
    blockSize: '1rem',
    marginBlockStart: space[2],
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  },
]);
const narrow = '(max-width: 28rem)';
const wide = '(min-width: 28.01rem)';
export const axisLabel = style({
  position: 'absolute',
  insetBlockStart: 0,
  '@container': {
    [narrow]: { selectors: { '&[data-room="wide"]': { display: 'none' } } },
    [wide]: { selectors: { '&[data-room="narrow"]': { display: 'none' } } },
  },
});

export const details = style({ marginBlockStart: space[3] });
export const summary = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    cursor: 'pointer',
    minBlockSize: '1.5rem',
    display: 'inline-flex',
    alignItems: 'center',
    listStyle: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationColor: vars.color.lineStrong,
    borderRadius: vars.radius.sm,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
  onHover({ color: vars.color.text }),
]);
export const tableScroller = style({
  maxBlockSize: '16rem',
  overflow: 'auto',
  marginBlockStart: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
});
export const table = style([typeStyle('xs'), { inlineSize: '100%' }]);
export const tableCaption = style(visuallyHidden);
export const tableHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface,
  color: vars.color.textMuted,
});
export const tableCell = style({
  padding: `${space[1]} ${space[3]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  // Too wide a table is scrolled.
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
export const tableNumber = style({ textAlign: 'end' });

/** What stands in the plot's place, at its size, so that nothing jumps when the figures arrive. */
export const placeholder = style([
  typeStyle('sm'),
  {
    minBlockSize: '17rem',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    textAlign: 'center',
    color: vars.color.textMuted,
    border: `1px dashed ${vars.color.line}`,
    borderRadius: vars.radius.md,
    padding: space[4],
    '@media': { [media.phone]: { minBlockSize: '15rem' } },
  },
]);
export const loadingPlot = style({
  // As high as the figure with its axis and the line that opens the table, which a finger needs higher.
  minBlockSize: '18.75rem',
  display: 'grid',
  alignContent: 'space-between',
  gap: space[4],
  '@media': {
    [media.phone]: { minBlockSize: '16.75rem' },
    [media.touch]: { paddingBlockEnd: '1.25rem' },
  },
});
