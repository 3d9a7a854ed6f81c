import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const figure = style({ margin: 0, display: 'inline-block', maxInlineSize: '100%' });
/** Always dark on white with its quiet zone: a camera does not know themes. */
export const frame = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  background: '#ffffff',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  lineHeight: 0,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const code = style({ inlineSize: '100%', blockSize: 'auto' });
export const room = style({ maxInlineSize: '100%', aspectRatio: '1' });
export const caption = style([
  typeStyle('xs'),
  { color: vars.color.textMuted, textAlign: 'center', textWrap: 'balance', marginBlockStart: space[2] },
]);
