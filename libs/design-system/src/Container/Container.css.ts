import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});
export const widths = styleVariants({
  prose: { maxInlineSize: '48rem' },
  page: { maxInlineSize: '72rem' },
});
export const spacing = styleVariants({
  none: {},
  md: { paddingBlock: space[10] },
  lg: { paddingBlock: space[12], '@media': { [media.tablet]: { paddingBlock: space[20] } } },
});
