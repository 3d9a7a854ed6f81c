import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const gaps = styleVariants(space, (gap) => ({ gap }));

const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = styleVariants({
  1: {},
  2: { '@media': { [media.tablet]: { gridTemplateColumns: even(2) } } },
  3: {
    '@media': {
      [media.tablet]: { gridTemplateColumns: even(2) },
      [media.desktop]: { gridTemplateColumns: even(3) },
    },
  },
  4: {
    '@media': {
      [media.tablet]: { gridTemplateColumns: even(2) },
      [media.desktop]: { gridTemplateColumns: even(4) },
    },
  },
  pair: { gridTemplateColumns: even(2) },
  'main-aside': {
    alignItems: 'start',
    // Beside a sidebar, what is main would have less room than tables need.
    '@media': { '(min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  },
});
