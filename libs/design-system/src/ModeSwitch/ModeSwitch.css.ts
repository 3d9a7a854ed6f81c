import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { colorTransition, forcedChosen, onHover, typeStyle } from '../theme/styles.ts';

export const group = style({
  display: 'inline-flex',
  padding: '2px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});
export const choice = style([
  typeStyle('xs'),
  {
    minBlockSize: '1.75rem',
    paddingInline: space[3],
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    border: '1px solid transparent',
    transition: colorTransition,
    selectors: {
      '&[aria-pressed="true"]': {
        background: vars.color.surface,
        borderColor: vars.color.line,
        color: vars.color.text,
      },
      '&[data-mode="test"][aria-pressed="true"]': {
        background: vars.color.warn.soft,
        borderColor: vars.color.warn.line,
        color: vars.color.warn.text,
      },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
    '@media': forcedChosen('&[data-mode][aria-pressed="true"]', 'around'),
  },
  onHover({ color: vars.color.text }),
]);
