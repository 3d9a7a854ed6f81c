import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';
import { colorTransition, outranking } from '../theme/styles.ts';

export const number = style(outranking({ fontVariantNumeric: 'tabular-nums' }));

/** Less and more, side by side at the end: each a target of its own, divided by a rule. */
export const step = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '2.25rem',
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: colorTransition,
  selectors: {
    '&:last-child': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
    '&[data-hovered]': { color: vars.color.text, background: vars.color.neutral.soft },
    '&[data-pressed]': { color: vars.color.text, background: vars.color.line },
    '&[data-disabled]': { color: vars.color.line, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { inlineSize: '2.75rem' },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
