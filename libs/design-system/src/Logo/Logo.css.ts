import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], lineHeight: 1 });
export const word = styleVariants({
  sm: [typeStyle('md'), { fontWeight: '680', letterSpacing: '-0.022em' }],
  md: [typeStyle('xl'), { fontWeight: '680', letterSpacing: '-0.026em' }],
});
export const tones = styleVariants({
  ink: { color: vars.color.text },
  hull: { color: vars.color.hull.text },
});
export const beacon = styleVariants({
  ink: { fill: vars.color.accent.solid },
  hull: { fill: vars.color.hull.marker },
});
