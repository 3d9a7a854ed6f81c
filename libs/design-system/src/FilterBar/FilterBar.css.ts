import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, oneLine, onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const bar = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[3] });
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.density.gap,
  alignItems: 'end',
});
// On a phone two share a line; a lone one takes all of its line, whatever stands before and after it.
const half = { minInlineSize: 0, flex: '1 1 40%' };
export const slot = style({ ...half, '@media': { [media.tablet]: { flex: '0 1 11rem' } } });
export const controlSlot = style({ ...half, '@media': { [media.tablet]: { flex: '0 1 16rem' } } });
export const searchSlot = style({
  minInlineSize: 0,
  flex: '1 1 100%',
  '@media': { [media.tablet]: { flex: '1 1 16rem' } },
});

export const problem = style([
  typeStyle('sm'),
  {
    display: 'flex',
    gap: space[2],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.warn.line}`,
    background: vars.color.warn.soft,
    color: vars.color.text,
  },
]);
export const problemIcon = style({ color: vars.color.warn.text, paddingBlockStart: '2px', flexShrink: 0 });

export const chipRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.sm,
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  listStyle: 'none',
  padding: 0,
});
export const chip = style([
  typeStyle('xs'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    maxInlineSize: 'min(20rem, 85vw)',
    minBlockSize: '1.75rem',
    paddingInline: space[2],
    border: `1px solid ${vars.color.accent.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    cursor: 'pointer',
    transition: colorTransition,
    '@media': { [media.touch]: { minBlockSize: '2.75rem', paddingInline: space[3] } },
  },
  onHover({ borderColor: vars.color.accent.solid }),
]);
globalStyle(`${chip} > svg`, { flexShrink: 0 });
export const chipLabel = style({ flexShrink: 0 });
export const chipWords = style({
  ...oneLine,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
});
/** Stands in the page from the start, or a screen reader would miss the first count. */
export const announced = style(visuallyHidden);
