import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** Always dark on white with its quiet zone: a camera does not know themes. */
export const frame = style({
  display: 'inline-block',
  padding: space[4],
  background: '#ffffff',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  lineHeight: 0,
});
