import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { colorTransition, onHover } from '../theme/styles.ts';

const live = '&[href]:hover';

export const link = style({
  borderRadius: '2px',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `${colorTransition}, text-decoration-color ${vars.motion.fast}`,
  selectors: {
    '&:not([href])': { textDecorationLine: 'none', color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const tones = styleVariants({
  accent: [
    {
      color: vars.color.accent.text,
      textDecorationColor: vars.color.accent.line,
      fontWeight: vars.weight.medium,
    },
    onHover({ textDecorationColor: 'currentcolor' }, live),
  ],
  quiet: [
    { color: vars.color.textMuted, textDecorationColor: 'transparent' },
    onHover({ color: vars.color.text, textDecorationColor: 'currentcolor' }, live),
  ],
  inherit: [
    { color: 'inherit', textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)' },
    onHover({ textDecorationColor: 'currentcolor' }, live),
  ],
});

export const externalMark = style({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: '0.25em',
});
