import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fadingEdges } from '../theme/fading-edges.css.ts';
import { media, space } from '../theme/scale.ts';
import { atEnd, onHover, oneLine, ownOrder, twoLines, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const scroller = style({
  position: 'relative',
  containerType: 'inline-size',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
/** For a table that turns out wider than its place. Not before: inside what scrolls a header cannot stick to the page. */
export const scrolling = style(fadingEdges);

export const table = style([
  typeStyle('sm'),
  {
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
    borderSpacing: 0,
    // What stands in fixed columns does not widen them: below this it would run into its neighbour.
    selectors: {
      '&[data-fixed]': { tableLayout: 'fixed', minInlineSize: 'calc(var(--columns, 0) * 9.5rem)' },
    },
    '@media': {
      [media.phone]: { display: 'block', selectors: { '&[data-fixed]': { minInlineSize: 0 } } },
    },
  },
]);
export const caption = style(visuallyHidden);

/** Cards carry their own labels; a header that cannot be seen must not hold what can be focused. */
export const head = style({ '@media': { [media.phone]: { display: 'none' } } });
export const headCell = style([
  typeStyle('xs'),
  {
    textAlign: ownOrder.textAlign,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    padding: `${space[2]} ${vars.density.cell}`,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&:first-child': { paddingInlineStart: space[5] },
      '&:last-child': { paddingInlineEnd: space[5] },
    },
  },
]);

/** A sentence in place of rows begins where they would. */
export const emptyWords = style([
  typeStyle('sm'),
  {
    color: vars.color.textMuted,
    padding: space[5],
    '@media': { [media.phone]: { padding: space[4] } },
  },
]);

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

/** The columns of a card: tick box, content, status, menu. */
export const row = style({
  position: 'relative',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      rowGap: space[1],
      alignItems: 'center',
      padding: `${space[4]} ${space[4]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});
export const linkedRow = style([onHover({ background: vars.color.sunken })]);

export const cell = style({
  // A name keeps the order of its own script, and "14 of 100" that of its words.
  ...ownOrder,
  padding: `${space[1]} ${vars.density.cell}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  blockSize: vars.density.row,
  selectors: {
    '&:first-child': { paddingInlineStart: space[5] },
    '&:last-child': { paddingInlineEnd: space[5] },
    'tr:last-child > &': { borderBlockEnd: 0 },
    // Rows of a virtual table are equally high.
    '[data-virtual] &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '@media': {
    // `anywhere`, as the rest of the page has it, would let a column shrink to one letter; this one scrolls instead.
    [media.tablet]: { overflowWrap: 'break-word' },
    [media.phone]: {
      blockSize: 'auto',
      borderBlockEnd: 0,
      padding: 0,
      selectors: {
        '&:first-child': { padding: 0 },
        '&:last-child': { padding: 0 },
      },
    },
  },
});

/** A header and its cells stand at the same edge. */
export const numeric = style({
  ...atEnd,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** A column that truncates asks for no room by its words, only by its header. */
export const giving = styleVariants({
  cell: { '@media': { [media.tablet]: { maxInlineSize: 0 } } },
  head: { minInlineSize: '8rem' },
});
export const givingWords = style({
  '@media': { [media.phone]: twoLines, [media.tablet]: { ...oneLine, display: 'block' } },
});
/** The room in which all columns of a list stand beside each other. */
export const wideOnly = style({
  '@media': { [media.tablet]: { '@container': { '(max-width: 52rem)': { display: 'none' } } } },
});
/** The other columns of such a table. */
export const kept = style({ '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });

/** Places in the card. A table without a `value` begins its cards with the title. */
export const phonePlaces = styleVariants({
  lead: {
    '@media': {
      [media.phone]: {
        gridRow: 1,
        gridColumn: 2,
        fontWeight: vars.weight.medium,
        fontSize: '1rem',
        lineHeight: '1.5rem',
      },
    },
  },
  title: { '@media': { [media.phone]: { gridRow: 2, gridColumn: '2 / -1' } } },
  value: {
    '@media': {
      [media.phone]: {
        gridRow: 1,
        gridColumn: 2,
        textAlign: ownOrder.textAlign,
        fontWeight: vars.weight.strong,
        fontSize: '1rem',
        lineHeight: '1.5rem',
      },
    },
  },
  status: {
    '@media': {
      [media.phone]: { gridRow: 1, gridColumn: 3, ...atEnd, paddingInlineStart: space[3] },
    },
  },
  line: {
    '@media': {
      [media.phone]: {
        gridColumn: '2 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: space[4],
        ...atEnd,
        minInlineSize: 0,
      },
    },
  },
  hidden: { '@media': { [media.phone]: { display: 'none' } } },
});

/**
 * The words before a line of a card. The table carries them once, as a property for each column, and not every cell: a
 * hundred rows would be eight hundred attributes.
 */
export const cardLabels = Array.from({ length: 24 }, (_, index) => createVar(`card-label-${index + 1}`));
for (const [index, label] of cardLabels.entries()) {
  globalStyle(`${phonePlaces.line}:nth-child(${index + 1})::before`, {
    '@media': {
      [media.phone]: {
        content: label,
        color: vars.color.textMuted,
        flexShrink: 0,
        whiteSpace: 'nowrap',
      },
    },
  });
}
globalStyle(`${phonePlaces.line} > *`, { '@media': { [media.phone]: { minInlineSize: 0 } } });

/** The link of a row covers it: every way of opening a link works anywhere on the row. */
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.sm,
    },
  },
});
