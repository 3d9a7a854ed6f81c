import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover, twoLines, typeStyle } from '../theme/styles.ts';

export const layout = style({
  minBlockSize: '100dvh',
  '@media': { [media.desktop]: { display: 'flex' } },
});

// Toasts stand below the header, whose buttons stay within reach.
globalStyle(`:root:has(${layout})`, { vars: { '--hb-toast-top': '3.5rem' } });
// Where header and bar scroll along, nothing covers what comes into view.
globalStyle(`:root:has(${layout})`, { '@media': { [media.low]: { scrollPaddingBlock: space[4] } } });

export const desktopOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex' } },
});
export const belowDesktop = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

const bounded = { inlineSize: '100%', marginInline: 'auto' };

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});
/** As wide as the content, so that both begin on one line. */
export const bar = style({
  ...bounded,
  display: 'flex',
  alignItems: 'center',
  // On a phone the name of the business needs what room there is.
  gap: space[2],
  minBlockSize: '3.5rem',
  paddingInline: space[4],
  '@media': { [media.desktop]: { gap: space[3], paddingInline: space[8] } },
});
export const phoneHome = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  marginInlineStart: '-0.625rem',
  borderRadius: vars.radius.sm,
});
/** In two lines where it does not fit in one: between the mark and the mode there is room for twenty letters. */
export const business = style([
  typeStyle('sm'),
  { ...twoLines, fontWeight: vars.weight.strong, minInlineSize: 0 },
]);
export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  flexShrink: 0,
  '@media': { [media.desktop]: { gap: space[2] } },
});

/** Looks like the field that it opens. */
export const search = style([
  typeStyle('sm'),
  {
    display: 'none',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '18rem',
    minBlockSize: '2.25rem',
    paddingInline: space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.textMuted,
    textAlign: 'start',
    cursor: 'pointer',
    transition: colorTransition,
    '@media': { [media.desktop]: { display: 'flex' } },
  },
  onHover({ borderColor: vars.color.lineStrong, color: vars.color.text }),
]);
export const searchWord = style({ flex: 1 });
export const keys = style([
  typeStyle('xs'),
  {
    paddingInline: space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.sm,
    fontFamily: 'inherit',
    whiteSpace: 'nowrap',
  },
]);

export const widths = styleVariants({
  default: { maxInlineSize: '76rem' },
  wide: { maxInlineSize: '96rem' },
});
export const notice = style({
  ...bounded,
  padding: `${space[3]} ${space[4]} 0`,
  '@media': { [media.desktop]: { paddingInline: space[8] } },
});
export const main = style({
  ...bounded,
  flex: 1,
  outline: 'none',
  // Room for the bar at the foot, and the thumb's breadth more.
  padding: `${space[5]} ${space[4]} calc(${space[24]} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: { paddingBlockStart: space[8], paddingInline: space[6] },
    [media.desktop]: { padding: `${space[8]} ${space[8]} ${space[16]}` },
    [media.low]: { paddingBlockEnd: space[8] },
  },
});
