import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const stepper = style({ display: 'flex', gap: space[2], listStyle: 'none', margin: 0, padding: 0 });
export const step = style([
  typeStyle('xs'),
  {
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space[2],
    borderBlockStart: '3px solid',
    fontWeight: vars.weight.medium,
  },
]);
export const states = styleVariants({
  done: { borderColor: vars.color.accent.solid, color: vars.color.textMuted },
  current: { borderColor: vars.color.accent.solid, color: vars.color.text },
  // Thinner as well as paler: what is to come is told apart without colour.
  todo: {
    borderColor: vars.color.lineStrong,
    borderBlockStartWidth: '1px',
    paddingBlockStart: `calc(${space[2]} + 2px)`,
    color: vars.color.textMuted,
  },
});
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '1.5rem',
  // On a phone only the step at hand is in words, below all bars.
  // A link back among them shows itself when it is reached.
  '@media': {
    [media.phone]: { selectors: { '&:not(:focus-within)': visuallyHidden as Record<string, string> } },
  },
});
export const link = style([
  {
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'normal',
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': { outlineOffset: '4px' } },
  },
  onHover({ color: vars.color.text, textDecoration: 'underline' }),
]);
export const number = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const nowAt = style([
  typeStyle('xs'),
  {
    marginBlockStart: space[2],
    fontWeight: vars.weight.medium,
    '@media': { [media.tablet]: { display: 'none' } },
  },
]);
