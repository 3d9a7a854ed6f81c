import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { activeRow, oneLine, ownOrder, typeStyle, visuallyHidden } from '../theme/styles.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.scrim,
  selectors: { '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.out}` } },
});

/** Hangs from the top: the list grows and shrinks below while the words being typed stay where they are. */
export const palette = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(100dvh, 34rem)',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  boxShadow: vars.elevation.dialog,
  overflow: 'hidden',
  outline: 'none',
  selectors: { '&[data-state="open"]': { animation: `${drop} ${vars.motion.fast} ${vars.motion.out}` } },
  '@media': {
    [media.tablet]: {
      insetBlockStart: '12vh',
      marginInline: 'auto',
      inlineSize: 'min(40rem, calc(100vw - 3rem))',
      maxBlockSize: 'min(76vh, 34rem)',
      borderRadius: vars.radius.lg,
    },
  },
});
export const root = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });
export const hidden = style(visuallyHidden);

export const field = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
export const input = style([
  typeStyle('md'),
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '3.5rem',
    border: 0,
    background: 'transparent',
    color: vars.color.text,
    outline: 'none',
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  },
]);
export const key = style([
  typeStyle('xs'),
  {
    paddingInline: space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.sm,
    fontFamily: 'inherit',
    color: vars.color.textMuted,
  },
]);
/** Phones have no keys to leave by. */
export const withKeys = style({ '@media': { [media.phone]: { display: 'none' } } });
export const withoutKeys = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  outline: 'none',
  selectors: { '&:not(:has([role="option"]))': { padding: 0 } },
});
export const group = style({
  selectors: { '&:not([hidden]) ~ &:not([hidden])': { marginBlockStart: space[2] } },
});
globalStyle(`${group} [cmdk-group-heading]`, {
  ...(ownOrder as Record<string, string>),
  padding: `${space[1]} ${space[3]}`,
  color: vars.color.textMuted,
  fontSize: '0.75rem',
  lineHeight: '1rem',
});
export const item = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '2.5rem',
    paddingInline: space[3],
    paddingBlock: space[1],
    borderRadius: vars.radius.md,
    color: vars.color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    scrollMarginBlock: space[2],
    selectors: { '&[aria-selected="true"]': activeRow },
    '@media': {
      [media.touch]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } },
      },
    },
  },
]);
export const symbol = style({ flexShrink: 0, color: vars.color.textMuted });
export const words = style({
  ...ownOrder,
  fontWeight: vars.weight.medium,
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  overflowWrap: 'anywhere',
});
export const hint = style([
  typeStyle('xs'),
  {
    ...oneLine,
    minInlineSize: 0,
    color: vars.color.textMuted,
  },
]);
export const note = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space[2],
    padding: `${space[3]} ${space[5]} ${space[4]}`,
    color: vars.color.textMuted,
    selectors: { '&[data-loading]': { justifyContent: 'flex-start' } },
  },
]);
export const foot = style([
  typeStyle('xs'),
  {
    display: 'none',
    gap: space[4],
    flexShrink: 0,
    padding: `${space[2]} ${space[4]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
    '@media': { [media.desktop]: { display: 'flex' } },
  },
]);
