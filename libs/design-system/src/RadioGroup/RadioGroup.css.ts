import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, outranking, ownOrder, typeStyle } from '../theme/styles.ts';

export const groups = styleVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space[1] },
  cards: {
    display: 'grid',
    gap: space[2],
    '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  },
});

export const option = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const options = styleVariants({
  list: { paddingBlock: space[1], '@media': { [media.touch]: { paddingBlock: space[3] } } },
  cards: {
    padding: space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    transition: colorTransition,
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: vars.color.lineStrong },
      '&:has(:checked)': {
        borderColor: vars.color.accent.solid,
        background: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { cursor: 'not-allowed', background: vars.color.sunken },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { borderWidth: '3px', padding: `calc(${space[3]} - 2px)` } },
      },
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  flex: 1,
});
export const name = style([typeStyle('sm'), ownOrder]);
/** In a card the name heads what stands below it. */
export const names = styleVariants({ list: {}, cards: { fontWeight: vars.weight.medium } });
export const hint = style([typeStyle('xs'), { ...ownOrder, color: vars.color.textMuted }]);
export const icon = style({ color: vars.color.textMuted, paddingBlockStart: '2px' });
/** The card itself carries the ring. */
export const quietFocus = style(outranking({ selectors: { '&:focus-visible': { outline: 'none' } } }));
