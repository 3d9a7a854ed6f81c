import { style } from '@vanilla-extract/css';
import { space } from '@harbour/design-system/scale';

/** `data-watch` is `on` while the page asks, `over` once it has given up. */
export const watchingOnly = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[6],
  selectors: { '[data-watch="over"] &': { display: 'none' } },
});

export const overOnly = style({
  marginBlockStart: space[6],
  selectors: { '[data-watch="on"] &': { display: 'none' } },
});
