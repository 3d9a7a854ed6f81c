import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const page = style({
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateRows: '1fr',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[5]} ${space[4]}`,
  '@media': { [media.tablet]: { padding: space[8] } },
});
export const home = style({
  textDecoration: 'none',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  minBlockSize: '2.5rem',
  alignItems: 'center',
});
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  outline: 'none',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
  paddingBlock: space[8],
  '@media': { [media.tablet]: { justifyContent: 'center' } },
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const description = style([typeStyle('sm'), { color: vars.color.textMuted }]);
export const footer = style([typeStyle('sm'), { color: vars.color.textMuted }]);

export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'none',
  background: vars.color.hull.bg,
  color: vars.color.hull.text,
  '@media': {
    [media.desktop]: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  },
});
export const panelWords = style({
  position: 'relative',
  marginBlockStart: 'auto',
  padding: space[12],
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxInlineSize: '34rem',
});
export const panelTitle = style([typeStyle('3xl'), { fontWeight: '580', textWrap: 'balance' }]);
export const panelText = style([
  typeStyle('md'),
  { color: vars.color.hull.textMuted, maxInlineSize: '42ch' },
]);

export const passage = style({
  position: 'relative',
  padding: `${space[16]} ${space[12]} 0`,
  maxInlineSize: '30rem',
  // Muted minor units take the hull's muted text.
  vars: { [vars.color.textMuted]: vars.color.hull.textMuted },
});
export const amount = style({ paddingBlockEnd: space[6], color: vars.color.hull.text });
export const step = style([
  typeStyle('sm'),
  {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    listStyle: 'none',
    paddingBlockEnd: space[5],
    paddingInlineStart: space[6],
    color: vars.color.hull.textMuted,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '0.375rem',
        insetInlineStart: 0,
        inlineSize: space[2],
        blockSize: space[2],
        borderRadius: vars.radius.full,
        border: `1px solid ${vars.color.hull.marker}`,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: `${space[5]} 0`,
        insetInlineStart: '0.25rem',
        borderInlineStart: `1px solid ${vars.color.hull.line}`,
      },
      '&:last-child': { color: vars.color.hull.text },
      '&:last-child::before': { background: vars.color.hull.marker },
      '&:last-child::after': { display: 'none' },
    },
  },
]);
export const stepTitle = style({ fontWeight: vars.weight.medium });
export const stepTime = style({ fontVariantNumeric: 'tabular-nums' });
export const steps = style({ margin: 0, padding: 0 });
