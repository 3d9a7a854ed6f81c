import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style([
  typeStyle('xs'),
  {
    ...ownOrder,
    zIndex: vars.layer.tooltip,
    maxInlineSize: '18rem',
    textWrap: 'pretty',
    padding: `${space[1]} ${space[2]}`,
    borderRadius: vars.radius.sm,
    background: vars.color.action.bg,
    color: vars.color.action.text,
    fontWeight: vars.weight.medium,
    animation: `${appear} ${vars.motion.fast} ${vars.motion.out}`,
  },
]);
