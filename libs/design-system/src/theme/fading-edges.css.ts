import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';

const fade = '2rem';
const faded = (name: string) => createVar({ syntax: '<length>', inherits: false, initialValue: '0px' }, name);
const moreBefore = faded('more-before');
const moreAfter = faded('more-after');
const fading = (towards: string) =>
  `linear-gradient(to ${towards}, transparent, #000 ${moreBefore}, #000 calc(100% - ${moreAfter}), transparent)`;
/** The mask stands in the frames: what has nothing to scroll has none. */
const fadeEdges = (towards: string) =>
  keyframes({
    '0%': { vars: { [moreBefore]: '0px', [moreAfter]: fade }, maskImage: fading(towards) },
    '8%': { vars: { [moreBefore]: fade, [moreAfter]: fade }, maskImage: fading(towards) },
    '92%': { vars: { [moreBefore]: fade, [moreAfter]: fade }, maskImage: fading(towards) },
    '100%': { vars: { [moreBefore]: fade, [moreAfter]: '0px' }, maskImage: fading(towards) },
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
