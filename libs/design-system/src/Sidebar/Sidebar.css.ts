import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover } from '../theme/styles.ts';

/**
 * Dark in both themes, so that the place where one is stands apart from what one works on. The hull is as high as the
 * page; what is in it is as high as the window and stays in sight.
 */
export const sidebar = style({
  background: vars.color.hull.bg,
  color: vars.color.hull.textMuted,
  inlineSize: '15rem',
  flexShrink: 0,
  transition: `inline-size ${vars.motion.base} ${vars.motion.out}`,
  selectors: { '&[data-collapsed]': { inlineSize: '4rem' } },
  '@media': {
    [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});
export const inner = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100dvh',
  padding: `${space[4]} ${space[3]} ${space[3]}`,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  selectors: { [`${sidebar}[data-collapsed] &`]: { flexDirection: 'column' } },
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: '9px',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outlineColor: vars.color.hull.marker, outlineOffset: '-2px' } },
});
export const toggle = style([
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.md,
    color: vars.color.hull.textMuted,
    cursor: 'pointer',
    transition: colorTransition,
    selectors: { '&:focus-visible': { outlineColor: vars.color.hull.marker, outlineOffset: '-2px' } },
  },
  onHover({ color: vars.color.hull.text, background: vars.color.hull.raised }),
]);

export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.hull.line}`,
});
