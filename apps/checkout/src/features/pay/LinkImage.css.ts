import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

/** Its place is kept before the picture is there: nothing moves when it comes. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
});
