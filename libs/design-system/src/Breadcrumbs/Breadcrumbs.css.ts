import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { oneLine, onHover, typeStyle } from '../theme/styles.ts';

const separator = {
  content: '"/"',
  color: vars.color.textMuted,
  marginInline: space[1],
} as const;

export const list = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    listStyle: 'none',
    margin: 0,
    // The first word stands on the line of what is below it.
    marginInlineStart: `calc(-1 * ${space[1]})`,
    padding: 0,
  },
]);
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    [media.phone]: { display: 'none' },
    [media.tablet]: { selectors: { '& + &::before': separator } },
  },
});
/** The one that stays on a phone. */
export const parent = style({ '@media': { [media.phone]: { display: 'flex' } } });
export const arrow = style({
  display: 'none',
  flexShrink: 0,
  color: vars.color.textMuted,
  marginInlineStart: '-4px',
  '@media': { [media.phone]: { display: 'flex' } },
});
/** A narrow mark between two slashes, where some are folded away. */
export const middle = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The ring around the button keeps clear of the slash.
  selectors: { '&::before': { ...separator, marginInlineEnd: space[2] } },
});
export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: '2rem',
    paddingInline: space[1],
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    textDecoration: 'none',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
  onHover({ color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
]);
export const current = style({
  display: 'inline-flex',
  minInlineSize: 0,
  paddingInline: space[1],
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});
export const word = style({ ...oneLine, maxInlineSize: '16rem' });
