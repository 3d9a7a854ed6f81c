import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  '@container': {
    '(max-width: 28rem)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space[5] },
  },
});
export const ring = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '13rem',
  aspectRatio: '1',
  borderRadius: vars.radius.lg,
  direction: 'ltr',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
export const drawing = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
/** The slider lies over the ring; the pointer goes through it to the slices. */
export const readerPlace = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const centre = style({
  position: 'absolute',
  inset: '20%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const centreLabel = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, overflowWrap: 'anywhere', textWrap: 'balance' },
]);
export const centreValue = style([typeStyle('sm'), { fontWeight: vars.weight.strong }]);

export const table = style([typeStyle('sm'), { inlineSize: '100%', maxInlineSize: '32rem' }]);
export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 }, '&[data-active]': { background: vars.color.sunken } },
});
export const cell = style({
  paddingBlock: space[2],
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'middle',
});
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const number = style({ textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: space[4] });
export const share = style({ color: vars.color.textMuted });
