import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { colorTransition, forcedChosen, onHover, typeStyle } from '../theme/styles.ts';

const { hull } = vars.color;
const ring = { outlineColor: hull.marker, outlineOffset: '-2px' };

export const navList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});
export const entry = style({ position: 'relative' });

export const navLink = style([
  typeStyle('sm'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '2.5rem',
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: hull.textMuted,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: colorTransition,
    selectors: {
      '&[aria-current]': { color: hull.text, background: hull.raised },
      // The light at the entrance.
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(-1 * ${space[3]})`,
        insetBlock: '0.5rem',
        inlineSize: '3px',
        borderStartEndRadius: '3px',
        borderEndEndRadius: '3px',
        background: hull.marker,
      },
      '&[aria-expanded="true"]': { color: hull.text, background: hull.raised },
      '&:focus-visible': ring,
    },
    '@media': forcedChosen('&[aria-current]', 'inside'),
  },
  onHover({ color: hull.text, background: hull.raised }),
]);
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const disclose = style([
  {
    position: 'absolute',
    insetBlockStart: '0.25rem',
    insetInlineEnd: '0.25rem',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.sm,
    color: hull.textMuted,
    cursor: 'pointer',
    selectors: { '&:focus-visible': ring },
  },
  onHover({ color: hull.text }),
]);
export const chevron = style({
  transition: `rotate ${vars.motion.base} ${vars.motion.out}`,
  selectors: { [`${disclose}[aria-expanded="true"] &`]: { rotate: '180deg' } },
});

export const subList = style({
  listStyle: 'none',
  margin: 0,
  marginInlineStart: '1.1875rem',
  padding: `2px 0 ${space[1]}`,
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${hull.line}`,
});
export const subLink = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: hull.textMuted,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: hull.text, fontWeight: vars.weight.medium },
      '&:focus-visible': ring,
    },
    '@media': forcedChosen('&[aria-current]', 'inside'),
  },
  onHover({ color: hull.text, background: hull.raised }),
]);
