import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
const measure = '72rem';
export const container = style({
  inlineSize: '100%',
  maxInlineSize: measure,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const bar = style({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: '4rem' });
export const home = style({
  textDecoration: 'none',
  display: 'inline-flex',
  minBlockSize: '2.5rem',
  alignItems: 'center',
});
export const nav = style({
  display: 'flex',
  flex: 1,
  // Links and buttons need the width of a desktop to stand in one line.
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const navList = style({ display: 'flex', gap: space[6], listStyle: 'none', margin: 0, padding: 0 });
export const navLink = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.5rem',
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { '&[aria-current]': { color: vars.color.text } },
  },
  onHover({ color: vars.color.text }),
]);
export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

/** Below a desktop's width: the browser's own disclosure, so that it opens without a script. */
export const phoneMenu = style({
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const phoneMenuButton = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    paddingInline: space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    fontWeight: vars.weight.medium,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);
export const phonePanel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  padding: space[4],
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  boxShadow: vars.elevation.popover,
});
export const phoneList = style({ listStyle: 'none', margin: 0, padding: 0, paddingBlockEnd: space[4] });
export const phoneActions = style({ display: 'grid', gap: space[2] });

export const skip = style({
  ...visuallyHidden,
  selectors: {
    '&:focus': {
      position: 'fixed',
      insetBlockStart: space[2],
      insetInlineStart: space[2],
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      clipPath: 'none',
      padding: `${space[2]} ${space[4]}`,
      background: vars.color.raised,
      color: vars.color.text,
      borderRadius: vars.radius.md,
      zIndex: vars.layer.toast,
    },
  },
});

export const main = style({
  flex: 1,
  outline: 'none',
  // How wide the header is: a page that fills the layout by itself (ErrorPage) begins on the header's line.
  vars: { '--hb-page-measure': measure },
});

export const footer = style({
  background: vars.color.hull.bg,
  color: vars.color.hull.textMuted,
  marginBlockStart: space[20],
});
export const footerInner = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[12]} ${space[10]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(12rem, 2fr) repeat(3, 1fr)' } },
});
export const footerLead = style([
  typeStyle('sm'),
  { display: 'flex', flexDirection: 'column', gap: space[3], maxInlineSize: '22rem' },
]);
export const footerTitle = style([
  typeStyle('xs'),
  { color: vars.color.hull.text, fontWeight: vars.weight.strong, paddingBlockEnd: space[2] },
]);
export const footerList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const footerLink = style([
  typeStyle('sm'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    color: 'inherit',
    textDecoration: 'none',
  },
  onHover({ color: vars.color.hull.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
]);
