import { style } from '@vanilla-extract/css';

/** `data-watch` is `on` while the page asks, `over` once it has given up. */
export const watchingOnly = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginBlockStart: '1.5rem',
  selectors: { '[data-watch="over"] &': { display: 'none' } },
});

export const overOnly = style({
  marginBlockStart: '1.5rem',
  selectors: { '[data-watch="on"] &': { display: 'none' } },
});
