import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

export const list = style({ margin: 0, containerType: 'inline-size' });
export const columns = styleVariants({
  1: {},
  2: {
    '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[8] } },
  },
});
const row = style([
  typeStyle('sm'),
  {
    display: 'grid',
    gap: space[4],
    alignItems: 'baseline',
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
]);
export const rows = styleVariants({
  facts: [
    row,
    {
      gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 2fr)',
      // In a narrow card the name stands above its value.
      '@container': { '(max-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
    },
  ],
  breakdown: [row, { gridTemplateColumns: 'minmax(0, 1fr) auto', borderBlockEnd: 0, paddingBlock: space[1] }],
});
/** What the rows above add up to: a rule, as under a column of figures on paper. */
export const totalRow = style({
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:last-child)': { marginBlockEnd: space[3] } },
});
export const terms = styleVariants({
  row: { color: vars.color.textMuted },
  total: { color: vars.color.text },
});
const detail = style({
  margin: 0,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
});
/** Hangs in its row, which is no higher for it. */
export const hanging = style({ marginBlock: `calc(-1 * ${space[2]})` });
export const details = styleVariants({
  facts: [detail],
  breakdown: [
    detail,
    {
      justifyContent: 'flex-end',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  ],
});
export const value = style({ ...ownOrder, minInlineSize: 0, overflowWrap: 'anywhere' });
