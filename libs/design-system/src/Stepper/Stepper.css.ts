import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const stepper = style({ display: 'flex', gap: space[2], listStyle: 'none', margin: 0, padding: 0 });
export const step = style([
  typeStyle('xs'),
  {
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space[2],
    borderBlockStart: '2px solid',
    fontWeight: vars.weight.medium,
  },
]);
export const states = styleVariants({
  done: { borderColor: vars.color.accent.solid, color: vars.color.textMuted },
  current: { borderColor: vars.color.accent.solid, color: vars.color.text },
  todo: { borderColor: vars.color.line, color: vars.color.textMuted },
});
