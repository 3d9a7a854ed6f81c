import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const figure = style({ margin: 0, display: 'inline-block', maxInlineSize: '100%' });
/** Around the code lies its quiet zone. */
export const frame = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  lineHeight: 0,
});
export const grounds = styleVariants({
  /** Always dark on white: a camera does not know themes. */
  code: {
    background: '#ffffff',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  },
  /** Nothing to read yet: the room is kept, without a glare in the dark. */
  room: { background: vars.color.sunken },
});
export const code = style({ inlineSize: '100%', blockSize: 'auto' });
export const room = style({ maxInlineSize: '100%', aspectRatio: '1' });
export const caption = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, textAlign: 'center', textWrap: 'balance', marginBlockStart: space[2] },
]);
