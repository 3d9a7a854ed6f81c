import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';
import { outranking } from '../theme/styles.ts';

/**
 * A form beside the colour, so that states differ without it too: drawn by the style sheet, because a list shows hundreds
 * and an element for each costs more than the badge.
 */
export const mark = style(
  outranking({
    '::before': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      flexShrink: 0,
      background: 'currentColor',
      maskPosition: 'center',
      maskSize: 'contain',
      maskRepeat: 'no-repeat',
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  }),
);

const drawn = (path: string, extra = '') => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${path}' ${extra}/></svg>`;
  return outranking({ '::before': { maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } });
};

const circle = 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9';

export const marks = styleVariants({
  tick: drawn('M2 6.5l2.5 2.5L10 3'),
  cross: drawn('M2.5 2.5l7 7M9.5 2.5l-7 7'),
  clock: drawn(`${circle}M6 3.5V6l1.75 1`),
  dashes: drawn(circle, "stroke-dasharray='1.6 2.1'"),
  attention: drawn(`${circle}M6 3.75v2.5M6 8.25v.01`),
  back: drawn('M4 2L1.75 4.25L4 6.5M1.75 4.25H7.5a2.75 2.75 0 0 1 0 5.5H5'),
  flag: drawn('M2.5 11V1.5H9.5L7.75 4L9.5 6.5H2.5'),
});
