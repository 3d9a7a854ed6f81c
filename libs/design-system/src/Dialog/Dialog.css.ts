import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

/** Where a drawer waits: beyond the end of the line, whichever side that is. */
const beyondEnd = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const sink = keyframes({ to: { opacity: 0, translate: '0 8px' } });
const slideUp = keyframes({ from: { translate: '0 100%' } });
const slideDown = keyframes({ to: { translate: '0 100%' } });
const slideIn = keyframes({ from: { translate: `${beyondEnd} 0` } });
const slideOut = keyframes({ to: { translate: `${beyondEnd} 0` } });

const moves = (arrives: string, leaves: string) => ({
  '&[data-state="open"]': { animation: `${arrives} ${vars.motion.slow} ${vars.motion.out}` },
  '&[data-state="closed"]': { animation: `${leaves} ${vars.motion.base} ${vars.motion.out}` },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.base} ${vars.motion.out}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.out}` },
    // Over another dialog it darkens that one, not the page once more.
    '& ~ &': { opacity: 0.5 },
  },
});

/** On a phone a sheet from the bottom, within reach of the thumb. Header and footer stay, the body scrolls. */
export const panel = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 2rem)',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.elevation.dialog,
  outline: 'none',
  overflow: 'hidden',
  '@media': { [media.low]: { overflowY: 'auto' } },
  selectors: moves(slideUp, slideDown),
});

export const kinds = styleVariants({
  dialog: {
    '@media': {
      [media.tablet]: {
        insetBlock: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: 'calc(100dvh - 4rem)',
        borderRadius: vars.radius.lg,
        selectors: moves(rise, sink),
      },
    },
  },
  drawer: {
    vars: { [beyondEnd]: '100%' },
    selectors: { '[dir="rtl"] &': { vars: { [beyondEnd]: '-100%' } } },
    '@media': {
      [media.tablet]: {
        insetBlock: 0,
        insetInlineStart: 'auto',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        borderWidth: 0,
        borderInlineStartWidth: '1px',
        borderRadius: 0,
        selectors: moves(slideIn, slideOut),
      },
    },
  },
});

const wide = (width: string) => ({
  '@media': { [media.tablet]: { inlineSize: `min(${width}, calc(100vw - 3rem))` } },
});

export const sizes = {
  dialog: styleVariants({ sm: wide('26rem'), md: wide('34rem'), lg: wide('48rem'), xl: wide('64rem') }),
  drawer: styleVariants({ sm: wide('24rem'), md: wide('32rem'), lg: wide('44rem'), xl: wide('56rem') }),
};
export type PanelSize = keyof typeof sizes.dialog;

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexShrink: 0,
  gap: space[4],
  padding: `${space[5]} ${space[5]} ${space[3]}`,
  '@media': { [media.tablet]: { padding: `${space[6]} ${space[6]} ${space[3]}` } },
});
export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style([typeStyle('lg'), { fontWeight: vars.weight.strong }]);
export const description = style([
  typeStyle('sm'),
  { color: vars.color.textMuted, textWrap: 'pretty', maxInlineSize: '60ch' },
]);
export const close = style({ marginBlock: '-8px', marginInlineEnd: '-8px', flexShrink: 0 });

const { raised, line } = vars.color;

/**
 * The only part that scrolls. What scrolls along hides the two edges at either end of the way, so an edge shows just where
 * there is more to see.
 */
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  background: [
    `linear-gradient(${raised} 40%, transparent) top / 100% 24px no-repeat local`,
    `linear-gradient(transparent, ${raised} 60%) bottom / 100% 32px no-repeat local`,
    `linear-gradient(${line}, ${line}) top / 100% 1px no-repeat scroll`,
    `linear-gradient(transparent, color-mix(in srgb, rgb(${vars.color.shadow}) 12%, transparent)) bottom / 100% 12px no-repeat scroll`,
  ].join(', '),
  '@media': {
    [media.tablet]: { padding: `${space[2]} ${space[6]} ${space[6]}` },
    [media.low]: { flex: '0 0 auto', overflowY: 'visible' },
  },
});
export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flexShrink: 0,
  gap: space[2],
  padding: `${space[4]} ${space[5]}`,
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${line}`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      justifyContent: 'flex-end',
      paddingInline: space[6],
    },
  },
});
