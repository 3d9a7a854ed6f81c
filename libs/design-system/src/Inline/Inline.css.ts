import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wrapping = style({ flexWrap: 'wrap' });

export const gaps = styleVariants(space, (gap) => ({ gap }));

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
