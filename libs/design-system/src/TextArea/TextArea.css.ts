import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle, outranking } from '../theme/styles.ts';

export const area = style(
  outranking({
    paddingBlock: space[2],
    resize: 'vertical',
    minBlockSize: '4.5rem',
    fieldSizing: 'content',
  }),
);
export const count = style([typeStyle('xs'), { color: vars.color.textMuted }]);
