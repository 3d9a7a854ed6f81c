import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const summary = style([typeStyle('xs'), { color: vars.color.textMuted }]);
export const buttons = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
