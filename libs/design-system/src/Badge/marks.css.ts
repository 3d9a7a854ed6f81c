import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';
import { outranking } from '../theme/styles.ts';
import { bow, ring, stroke } from './strokes.ts';

/**
 * A form beside the colour, so that states differ without it too. It is cut out by the style sheet, because a list shows
 * hundreds: an element for each costs more than the badge, and an SVG image is a document of its own to the browser, which
 * takes as long to set up as thirty rows.
 */
export const mark = style(
  outranking({
    '::before': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      flexShrink: 0,
      background: 'currentColor',
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  }),
);

const drawn = (...areas: readonly string[]) =>
  outranking({ '::before': { clipPath: `path("${areas.join('')}")` } });

const circle = ring([6, 6], 4.5);
const dashes = Array.from({ length: 8 }, (_, index) => bow([6, 6], 4.5, index * 45, index * 45 + 20));

export const marks = styleVariants({
  tick: drawn(stroke([2, 6.5], [4.5, 9], [10, 3])),
  cross: drawn(stroke([2.5, 2.5], [9.5, 9.5]), stroke([9.5, 2.5], [2.5, 9.5])),
  clock: drawn(circle, stroke([6, 3.5], [6, 6], [7.75, 7])),
  dashes: drawn(...dashes),
  over: drawn(circle, stroke([3, 9], [9, 3])),
  attention: drawn(circle, stroke([6, 3.75], [6, 6.25]), stroke([6, 8.25], [6, 8.26])),
  back: drawn(
    stroke([4, 2], [1.75, 4.25], [4, 6.5]),
    stroke([1.75, 4.25], [7.5, 4.25]),
    bow([7.5, 7], 2.75, -90, 0),
    bow([7.5, 7], 2.75, 0, 90),
    stroke([7.5, 9.75], [5, 9.75]),
  ),
  flag: drawn(stroke([2.5, 11], [2.5, 1.5], [9.5, 1.5], [7.75, 4], [9.5, 6.5], [2.5, 6.5])),
});
