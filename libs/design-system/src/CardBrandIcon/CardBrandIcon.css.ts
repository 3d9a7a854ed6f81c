import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-0.25em',
  flexShrink: 0,
  borderRadius: '3px',
});
