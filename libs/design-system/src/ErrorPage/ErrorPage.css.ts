import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

const measure = '34rem';

/** In the middle of a page of its own; where a layout says how wide its header is, it begins on the header's line. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: 'min(70dvh, 40rem)',
  maxInlineSize: `var(--hb-page-measure, calc(${measure} + 2 * ${space[8]}))`,
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  maxInlineSize: measure,
});
export const brand = style({ paddingBlockEnd: space[6] });
export const status = style([
  typeStyle('sm'),
  {
    color: vars.color.accent.text,
    fontWeight: vars.weight.strong,
    borderBlockStart: `2px solid ${vars.color.accent.solid}`,
    paddingBlockStart: space[2],
    marginBlockEnd: space[2],
    minInlineSize: '3rem',
  },
]);
export const description = style([typeStyle('md'), { color: vars.color.textMuted }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[4],
});
export const reference = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, paddingBlockStart: space[4] },
]);
