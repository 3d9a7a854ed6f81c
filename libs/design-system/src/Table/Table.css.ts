import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const scroller = style({
  overflowX: 'auto',
  // A shadow would float; a rule at the edge says that there is more.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const table = style([
  typeStyle('sm'),
  {
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@media': { [media.phone]: { display: 'block' } },
  },
]);
export const caption = style(visuallyHidden);

export const head = style({ '@media': { [media.phone]: visuallyHidden as Record<string, string> } });
export const headCell = style([
  typeStyle('xs'),
  {
    textAlign: 'start',
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    padding: `${space[2]} ${space[3]}`,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&:first-child': { paddingInlineStart: space[5] },
      '&:last-child': { paddingInlineEnd: space[5] },
    },
  },
]);

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  position: 'relative',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: space[3],
      rowGap: space[1],
      alignItems: 'center',
      padding: `${space[3]} ${space[4]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});
export const linkedRow = style([
  onHover({ background: vars.color.sunken }),
  {
    selectors: {
      '&:has(> td > a:focus-visible, > th > a:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.sm,
      },
    },
  },
]);

export const cell = style({
  padding: `${space[3]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
  textAlign: 'start',
  fontWeight: 'inherit',
  blockSize: '3rem',
  selectors: {
    '&:first-child': { paddingInlineStart: space[5] },
    '&:last-child': { paddingInlineEnd: space[5] },
    'tr:last-child > &': { borderBlockEnd: 0 },
  },
  '@media': {
    [media.phone]: {
      blockSize: 'auto',
      borderBlockEnd: 0,
      padding: 0,
      selectors: { '&:first-child': { padding: 0 }, '&:last-child': { padding: 0 } },
    },
  },
});

export const aligns = styleVariants({
  text: {},
  numeric: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
});

/** Where a cell goes in the card that a row becomes on a phone. */
export const phonePlaces = styleVariants({
  title: {
    '@media': { [media.phone]: { gridRow: 1, gridColumn: 1, fontWeight: vars.weight.medium } },
  },
  value: {
    '@media': {
      [media.phone]: { gridRow: 1, gridColumn: 2, textAlign: 'end', fontWeight: vars.weight.medium },
    },
  },
  line: {
    '@media': {
      [media.phone]: {
        gridColumn: 1,
        textAlign: 'start',
        color: vars.color.textMuted,
        fontSize: '0.8125rem',
      },
    },
  },
  status: { '@media': { [media.phone]: { gridColumn: 2, gridRow: 2, textAlign: 'end' } } },
  hidden: { '@media': { [media.phone]: { display: 'none' } } },
});

/** The link of a row covers it: every way of opening a link works anywhere on the row. */
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Controls inside a row lie above the link. */
export const actionCell = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '1px',
  textAlign: 'end',
  paddingBlock: 0,
  '@media': {
    [media.phone]: { gridRow: '1 / 3', gridColumn: 3, inlineSize: 'auto', marginInlineEnd: '-8px' },
  },
});

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: `${space[2]} ${space[5]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
