import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle, visuallyHidden } from '../theme/styles.ts';
import { markOf } from './toast-marks.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 -8px', scale: '0.98' } });

/** Lets every click through; only the toasts themselves take them, even where a dialog has switched the page off. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
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

const markStyle = {
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
  background: 'currentColor',
} as const;

export const toast = style([
  typeStyle('sm'),
  {
    display: 'flex',
    gap: space[3],
    padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
    pointerEvents: 'auto',
    background: vars.color.raised,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.elevation.popover,
    '::before': { ...markStyle, marginBlockStart: '2px' },
    selectors: {
      '& + &': { marginBlockStart: space[2] },
      // The newest alone arrives with a movement; in a flood the others are there already.
      '&:first-child': { animation: `${arrive} ${vars.motion.base} ${vars.motion.out}` },
    },
    '@media': {
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
]);

/** The mark of each tone, and the word that it stands for to whoever does not see it. */
export const tones = styleVariants(
  {
    success: ['Success', vars.color.success.text],
    error: ['Error', vars.color.danger.text],
    info: ['Information', vars.color.accent.text],
    warning: ['Warning', vars.color.warn.text],
  } as const,
  ([word, color], tone) => ({
    '::before': { content: ['""', `"" / "${word}: "`], color, clipPath: markOf(tone) },
  }),
);

/** There on hover and focus, and always where nothing can hover. It keeps its room, so nothing moves. */
export const close = style([
  {
    flexShrink: 0,
    marginInlineStart: 'auto',
    // The mark stands in the middle by its margins: a grid for each button would cost a flood more than its text.
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    marginBlock: '-4px',
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    cursor: 'pointer',
    '::before': { ...markStyle, display: 'block', marginInline: 'auto', clipPath: markOf('close') },
    selectors: {
      [`${toast}:hover &::before, ${toast}:focus-within &::before`]: { content: '""' },
    },
    '@media': {
      [media.touch]: {
        inlineSize: '2.75rem',
        blockSize: '2.75rem',
        marginBlock: '-12px',
        '::before': { content: '""' },
      },
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
  onHover({ background: vars.color.overlay.active, color: vars.color.text }),
]);

export const announcer = style(visuallyHidden);
