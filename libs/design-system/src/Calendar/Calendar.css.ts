import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, typeStyle } from '../theme/styles.ts';

export const calendar = style({ inlineSize: '100%' });

export const months = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(15.75rem, 24rem)',
  gap: space[6],
  '@media': { [media.phone]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
});

export const monthHeader = style({
  display: 'grid',
  gridTemplateColumns: `${vars.control.sm} 1fr ${vars.control.sm}`,
  alignItems: 'center',
  minBlockSize: vars.control.sm,
  paddingBlockEnd: space[1],
  '@media': { [media.touch]: { gridTemplateColumns: `${vars.control.md} 1fr ${vars.control.md}` } },
});
export const monthName = style([
  typeStyle('sm'),
  { gridColumn: 2, textAlign: 'center', fontWeight: vars.weight.strong },
]);
export const previous = style({ gridColumn: 1, gridRow: 1 });
export const next = style({ gridColumn: 3, gridRow: 1 });

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});
export const weekday = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    paddingBlock: space[1],
    textAlign: 'center',
  },
]);

/** The whole square: what a pointer meets, and the band of a range. */
export const cell = style({
  blockSize: '2.25rem',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '@media': {
    [media.touch]: { blockSize: '2.75rem' },
    [media.forcedColors]: { selectors: { '&[data-band]': { borderBlock: '2px solid Highlight' } } },
  },
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { cursor: 'not-allowed' },
    // A mix, so that the band shows on every ground.
    '&[data-band]': { background: `color-mix(in srgb, ${vars.color.accent.solid} 16%, transparent)` },
    // The band ends where the range, the week or the month does.
    'td:first-child > &[data-band], &[data-band][data-selection-start], &[data-band][data-month-start]': {
      borderStartStartRadius: vars.radius.md,
      borderEndStartRadius: vars.radius.md,
    },
    'td:last-child > &[data-band], &[data-band][data-selection-end], &[data-band][data-month-end]': {
      borderStartEndRadius: vars.radius.md,
      borderEndEndRadius: vars.radius.md,
    },
  },
});

const end = `${cell}[data-selected]:not([data-band]) &, ${cell}[data-selection-start] &, ${cell}[data-selection-end] &`;

export const day = style([
  typeStyle('sm'),
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    borderRadius: vars.radius.md,
    border: '1px solid transparent',
    fontVariantNumeric: 'tabular-nums',
    transition: colorTransition,
    selectors: {
      [`${cell}[data-hovered] &`]: { borderColor: vars.color.lineStrong },
      [`${cell}[data-disabled] &`]: { color: vars.color.textMuted, opacity: 0.55 },
      [`${cell}[data-unavailable] &`]: { color: vars.color.textMuted, textDecoration: 'line-through' },
      // Today, in the zone of the business: a mark below the figure.
      [`${cell}[data-now] &::after`]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: '3px',
        inlineSize: '1rem',
        blockSize: '2px',
        borderRadius: vars.radius.full,
        background: vars.color.accent.solid,
      },
      [`${cell}[data-now] &`]: { fontWeight: vars.weight.strong },
      [end]: {
        background: vars.color.action.bg,
        color: vars.color.action.text,
        fontWeight: vars.weight.strong,
      },
      [`${cell}[data-now][data-selected]:not([data-band]) &::after, ${cell}[data-now][data-selection-start] &::after, ${cell}[data-now][data-selection-end] &::after`]:
        { background: vars.color.action.text },
      [`${cell}[data-focus-visible] &`]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '1px',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [end]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);
