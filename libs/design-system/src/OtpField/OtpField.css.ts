import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, typeStyle } from '../theme/styles.ts';

/** A code is read from the first digit to the last in every language, and stands where the language begins. */
export const group = style({
  direction: 'ltr',
  display: 'flex',
  gap: space[2],
  maxInlineSize: '24rem',
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

/** A box a character. The fourth of six stands a little apart: two threes are read more easily than six. */
export const cell = style([
  typeStyle('lg'),
  {
    flex: 1,
    minInlineSize: 0,
    maxInlineSize: '3rem',
    blockSize: vars.control.lg,
    padding: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.text,
    textAlign: 'center',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    transition: colorTransition,
    selectors: {
      '&:where(:hover:not(:disabled))': { borderColor: vars.color.text },
      '&:focus-visible': {
        borderColor: vars.color.focus,
        outline: `1px solid ${vars.color.focus}`,
        outlineOffset: '0px',
      },
      '&[aria-invalid]': { borderColor: vars.color.danger.solid },
      // Its own ring around the red, as around every field.
      '&[aria-invalid]:focus-visible': {
        borderColor: vars.color.danger.solid,
        outlineWidth: '2px',
        outlineOffset: '1px',
      },
      '&:disabled': {
        background: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': { [media.touch]: { blockSize: '3rem' } },
  },
]);
export const apart = style({ marginInlineStart: space[2] });
