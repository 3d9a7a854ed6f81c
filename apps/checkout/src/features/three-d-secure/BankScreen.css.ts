import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

/** Not `display: none`: some issuers' scripts only run in a frame that is laid out. */
export const hiddenFrame = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** `data-bank` says what became of the challenge in the frame: `opening`, `slow`, `open`, and `over` once the bank has answered. */
export const framedOnly = style({
  selectors: { '[data-step]:not([data-bank]) &': { display: 'none' } },
});
export const unframedOnly = style({ selectors: { '[data-bank] &': { display: 'none' } } });

/** With scripts the page goes on by itself: its button is for when that has not happened in longer than any step takes. */
const unseen = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
export const whenStuck = style({
  '@media': { '(scripting: enabled)': { animation: `${unseen} 12s` } },
});

export const frameBox = style({
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  // Nothing to frame until the script sends the challenge into it.
  selectors: { '[data-step]:not([data-bank]) &': { display: 'none' } },
  '@media': { '(max-width: 40rem)': { inlineSize: '100%' } },
});

/** Banks' pages are light whatever our theme is, so the frame is a light part of it; what we lay over it is not. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: vars.color.surface,
});

/**
 * EMV window sizes in CSS pixels; on phones all are as wide as the page. Where the screen has room the low ones are higher than
 * a bank is told: what it says of a wrong code stands below the code, and would be cut off.
 */
const low = 'clamp(400px, 60dvh, 520px)';
export const windowSizes = styleVariants({
  '01': { inlineSize: '250px', blockSize: low },
  '02': { inlineSize: '390px', blockSize: low },
  '03': { inlineSize: '500px', blockSize: '600px' },
  '04': { inlineSize: '600px', blockSize: low },
  '05': { inlineSize: '100%', blockSize: 'max(400px, 75dvh)' },
});

const cover = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  // As the page we come back to has it, which shows through just before.
  background: vars.color.canvas,
} as const;
/** Lies over the empty frame until the bank's page is there. */
export const opening = style({
  ...cover,
  selectors: { '[data-bank="open"] &, [data-bank="over"] &': { display: 'none' } },
});
/** Lies over the frame once the bank has answered: what it shows while we go on says nothing more. */
export const finishing = style({
  ...cover,
  selectors: { '[data-step]:not([data-bank="over"]) &': { display: 'none' } },
});
