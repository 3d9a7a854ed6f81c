import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const layout = styleVariants({
  horizontal: { display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' },
  vertical: {
    display: 'grid',
    gap: space[5],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  },
});
export const panel = style({ minInlineSize: 0 });
