import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: space[2],
  padding: `${space[16]} ${space[6]}`,
});
export const compactStyle = style({ padding: `${space[8]} ${space[4]}` });
/** Rings of a depth chart around the icon. */
export const medallion = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: space[3],
  borderRadius: '50%',
  color: vars.color.accent.text,
  border: `1px solid ${vars.color.accent.line}`,
  background: vars.color.accent.soft,
  boxShadow: `0 0 0 8px ${vars.color.surface}, 0 0 0 9px ${vars.color.line}, 0 0 0 18px ${vars.color.surface}, 0 0 0 19px color-mix(in srgb, ${vars.color.line} 55%, transparent)`,
});
export const description = style([
  typeStyle('sm'),
  { color: vars.color.textMuted, maxInlineSize: '44ch', textWrap: 'balance' },
]);
export const action = style({ paddingBlockStart: space[3] });
