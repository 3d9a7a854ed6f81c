import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle } from '../theme/styles.ts';

export const toggle = style([
  typeStyle('xs'),
  {
    minBlockSize: '2rem',
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
  },
  onHover({ color: vars.color.text, background: vars.color.neutral.soft }),
]);

export const strength = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingBlockStart: space[1],
});
export const meter = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[1] });
export const bar = style({
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.line,
  transition: `background-color ${vars.motion.base} ${vars.motion.out}`,
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-filled]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
export const filled = styleVariants({
  weak: { background: vars.color.danger.solid },
  fair: { background: vars.color.warn.solid },
  good: { background: vars.color.success.solid },
});
export const advice = style([typeStyle('xs'), { color: vars.color.textMuted }]);
