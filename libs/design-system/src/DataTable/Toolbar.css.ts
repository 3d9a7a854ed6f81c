import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

/** What stands above the rows: the toolbar, what a header offers on a phone, and that the rows did not come. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[5],
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
} as const;

export const toolbar = style([typeStyle('sm'), line, { flexWrap: 'wrap', paddingBlock: space[2] }]);
/** Follows the reader down the rows: what is selected above can be acted on from below. */
export const bulk = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  background: vars.color.accent.soft,
  borderBlockEndColor: vars.color.accent.line,
  paddingInlineStart: space[3],
});
export const toolbarStart = style({ flex: '1 1 auto', minInlineSize: 0 });
export const toolbarEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
});
export const count = style({
  ...ownOrder,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const counter = style([
  typeStyle('xs'),
  {
    marginInlineStart: space[2],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const quietWords = style({ color: vars.color.textMuted });

export const phoneTools = style([
  typeStyle('sm'),
  line,
  {
    display: 'none',
    '@media': {
      [media.phone]: { display: 'flex', justifyContent: 'space-between', paddingInline: space[4] },
    },
  },
]);
export const phoneBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  // The choice of an order beside it gives way, the words do not break.
  flexShrink: 0,
  whiteSpace: 'nowrap',
});
export const phoneSort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
  minInlineSize: 0,
});
export const phoneSelect = style({
  appearance: 'none',
  paddingInlineEnd: space[6],
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  maxInlineSize: '11rem',
  background: 'transparent',
  border: 0,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
});

/** Drawn over the select's end; taps fall through to it. */
export const phoneCaret = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * (${space[6]} + ${space[2]}))`,
  paddingInlineEnd: space[2],
  pointerEvents: 'none',
});

export const failedLine = style([
  typeStyle('sm'),
  line,
  {
    flexWrap: 'wrap',
    paddingBlock: space[2],
    color: vars.color.danger.text,
    background: vars.color.danger.soft,
    borderBlockEndColor: vars.color.danger.line,
  },
]);
export const failedWords = style({ flex: '1 1 16rem', color: vars.color.text });
