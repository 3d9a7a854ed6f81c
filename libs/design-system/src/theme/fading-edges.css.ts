import { keyframes, type StyleRule } from '@vanilla-extract/css';

const fade = '2rem';
const fading = (towards: string, moreBefore: string, moreAfter: string) =>
  `linear-gradient(to ${towards}, transparent, #000 ${moreBefore}, #000 calc(100% - ${moreAfter}), transparent)`;
/**
 * The mask stands in the frames: what has nothing to scroll has none. Its lengths are no variables that the frames change:
 * Chromium works the mask out once, as it is before the first scroll.
 */
const fadeEdges = (towards: string) =>
  keyframes({
    '0%': { maskImage: fading(towards, '0px', fade) },
    '8%, 92%': { maskImage: fading(towards, fade, fade) },
    '100%': { maskImage: fading(towards, fade, '0px') },
  });

/** Scrolls sideways where it must; an edge that hides something fades, as far as the browser can follow a scroll by itself. */
export const fadingEdges = {
  overflowX: 'auto',
  // Elsewhere the animation would be over at once, and stay faded where it ends.
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fadeEdges('right')} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  selectors: { '[dir="rtl"] &': { animationName: fadeEdges('left') } },
} satisfies StyleRule;
