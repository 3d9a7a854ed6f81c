import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover, typeStyle } from '../theme/styles.ts';

export const layout = style({
  minBlockSize: '100dvh',
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

/** The hull: dark in both themes, so that the place where one is stands apart from what one works on. */
export const sidebar = style({
  display: 'none',
  background: vars.color.hull.bg,
  color: vars.color.hull.textMuted,
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[6],
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      padding: `${space[5]} ${space[3]}`,
      overflowY: 'auto',
    },
  },
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minBlockSize: '2.5rem',
  paddingInline: space[3],
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  selectors: { [`${sidebar} &:focus-visible`]: { outlineColor: vars.color.hull.marker } },
});

export const navList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});
export const navLink = style([
  typeStyle('sm'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '2.5rem',
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: vars.color.hull.textMuted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    transition: colorTransition,
    selectors: {
      '&[aria-current]': { color: vars.color.hull.text, background: vars.color.hull.raised },
      // The light at the entrance.
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(-1 * ${space[3]})`,
        insetBlock: '0.5rem',
        inlineSize: '3px',
        borderStartEndRadius: '3px',
        borderEndEndRadius: '3px',
        background: vars.color.hull.marker,
      },
      '&:focus-visible': { outlineColor: vars.color.hull.marker, outlineOffset: '-2px' },
    },
  },
  onHover({ color: vars.color.hull.text, background: vars.color.hull.raised }),
]);
export const subList = style({
  listStyle: 'none',
  margin: 0,
  padding: `2px 0 ${space[1]}`,
  marginInlineStart: '1.3125rem',
  borderInlineStart: `1px solid ${vars.color.hull.line}`,
  paddingInlineStart: space[2],
});
export const subLink = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: vars.color.hull.textMuted,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.color.hull.text, fontWeight: vars.weight.medium },
      '&:focus-visible': { outlineColor: vars.color.hull.marker, outlineOffset: '-2px' },
    },
  },
  onHover({ color: vars.color.hull.text }),
]);

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3.5rem',
  paddingInline: space[4],
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { minBlockSize: '4rem', paddingInline: space[8] } },
});
export const phoneLogo = style({
  display: 'inline-flex',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const business = style([
  typeStyle('sm'),
  {
    fontWeight: vars.weight.strong,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
  flexShrink: 0,
});

export const notice = style({
  padding: `${space[3]} ${space[4]} 0`,
  '@media': { [media.desktop]: { paddingInline: space[8] } },
});

export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  outline: 'none',
  padding: `${space[5]} ${space[4]} ${space[24]}`,
  '@media': {
    [media.tablet]: { paddingBlockStart: space[8] },
    [media.desktop]: { padding: `${space[8]} ${space[8]} ${space[16]}` },
  },
});

/** On a phone: the places one goes to most, within reach of the thumb. */
export const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.navigation,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const bottomList = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const bottomLink = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: '2px',
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: '30%',
      blockSize: '2px',
      background: vars.color.accent.solid,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const bottomLabel = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const drawer = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(20rem, 86vw)',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: `${space[4]} ${space[3]}`,
  overflowY: 'auto',
  background: vars.color.hull.bg,
  color: vars.color.hull.textMuted,
  outline: 'none',
});
export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInlineStart: space[3],
});
export const drawerTitle = style([
  typeStyle('md'),
  { color: vars.color.hull.text, fontWeight: vars.weight.strong },
]);
