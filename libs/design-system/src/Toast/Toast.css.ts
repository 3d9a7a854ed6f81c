import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 -8px', scale: '0.98' } });

/** Lets every click through; only the toasts themselves take them, even where a dialog has switched the page off. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: 'min(24rem, 100vw)',
  maxBlockSize: 'calc(100dvh - var(--hb-toast-top, 0px))',
  padding: space[4],
  margin: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
  '@media': { [media.phone]: { inlineSize: '100vw', padding: space[2] } },
});

/** A layout with a header that stays in sight says how high it is: a toast must not cover what one works with. */
const top = 'var(--hb-toast-top, 0px)';

/** Left and right as seen, in every script: the place is chosen by name, and a name does not mirror. */
export const positions = styleVariants({
  'top-right': { top, right: 0 },
  'top-left': { top, left: 0 },
  'top-center': { top, left: 0, right: 0, marginInline: 'auto' },
  'bottom-right': { bottom: 0, right: 0 },
  'bottom-left': { bottom: 0, left: 0 },
  'bottom-center': { bottom: 0, left: 0, right: 0, marginInline: 'auto' },
});

export const toast = style([
  typeStyle('sm'),
  {
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'start',
    padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
    pointerEvents: 'auto',
    background: vars.color.raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.elevation.popover,
    animation: `${arrive} ${vars.motion.base} ${vars.motion.out}`,
  },
]);

export const icon = style({ paddingBlockStart: '2px' });
export const iconTones = styleVariants({
  success: { color: vars.color.success.text },
  error: { color: vars.color.danger.text },
  info: { color: vars.color.accent.text },
  warning: { color: vars.color.warn.text },
});

export const text = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

/** There on hover and focus, and always where nothing can hover. It keeps its room, so nothing moves. */
export const close = style([
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    marginBlock: '-4px',
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    cursor: 'pointer',
    opacity: 0,
    selectors: { [`${toast}:hover &, ${toast}:focus-within &`]: { opacity: 1 } },
    '@media': {
      [media.touch]: { opacity: 1, inlineSize: '2.75rem', blockSize: '2.75rem', marginBlock: '-12px' },
    },
  },
  onHover({ background: vars.color.neutral.soft, color: vars.color.text }),
]);

export const announcer = style(visuallyHidden);
