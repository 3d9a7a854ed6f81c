import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const figure = style({ margin: 0, position: 'relative', minInlineSize: 0 });
export const readout = style([
  typeStyle('xs'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    color: vars.color.textMuted,
    minBlockSize: '1rem',
    marginBlockEnd: space[2],
  },
]);
export const readoutValue = style({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
export const plot = style({
  position: 'relative',
  blockSize: '12rem',
  // Room for the scale.
  marginRight: '4rem',
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  direction: 'ltr',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } },
  '@media': { [media.phone]: { blockSize: '9rem' } },
});
export const svg = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
export const gridLine = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const area = style({ fill: vars.color.accent.solid, opacity: 0.1 });
export const line = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const scaleLabel = style([
  typeStyle('xs'),
  {
    position: 'absolute',
    left: `calc(100% + ${space[2]})`,
    translate: '0 -50%',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
]);
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  pointerEvents: 'none',
});
export const dot = style({
  position: 'absolute',
  inlineSize: '10px',
  blockSize: '10px',
  margin: '-5px 0 0 -5px',
  borderRadius: '50%',
  background: vars.color.accent.solid,
  border: `2px solid ${vars.color.surface}`,
  pointerEvents: 'none',
});
/** An unseen slider over the plot: arrow keys and touch read off values by the browser's own means. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
});

/** Ticks like those of a tide gauge: one a day, longer where a label stands. */
export const axis = style([
  typeStyle('xs'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.textMuted,
    paddingBlockStart: space[2],
    marginBlockStart: space[1],
    marginRight: '4rem',
    direction: 'ltr',
  },
]);
export const ticks = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  opacity: 0.6,
});
export const details = style({ marginBlockStart: space[2] });
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
    textDecorationColor: vars.color.line,
  },
  onHover({ color: vars.color.text }),
]);
export const tableScroller = style({
  maxBlockSize: '16rem',
  overflowY: 'auto',
  marginBlockStart: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
});
export const table = style([typeStyle('xs'), { inlineSize: '100%' }]);
export const tableCaption = style(visuallyHidden);
export const tableCell = style({
  padding: `${space[1]} ${space[3]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tableNumber = style({ textAlign: 'end' });
