import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The place that is being read off. */
export const band = style({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
  pointerEvents: 'none',
});
