import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const gaps = styleVariants(space, (gap) => ({ gap }));

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});
