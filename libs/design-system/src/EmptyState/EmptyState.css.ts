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
  padding: `${space[12]} ${space[6]}`,
});
export const compactStyle = style({ padding: `${space[8]} ${space[4]}` });
const ring = {
  content: '""',
  position: 'absolute',
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
} as const;

/** Rings of a depth chart around the icon; lines alone, so that they stand on any ground. */
export const medallion = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockStart: space[4],
  marginBlockEnd: space[6],
  borderRadius: '50%',
  color: vars.color.accent.text,
  border: `1px solid ${vars.color.accent.line}`,
  background: vars.color.accent.soft,
  '::before': { ...ring, inset: '-9px' },
  '::after': { ...ring, inset: '-19px', opacity: 0.55 },
});
export const description = style([
  typeStyle('sm'),
  { color: vars.color.textMuted, maxInlineSize: '44ch', textWrap: 'balance' },
]);
export const action = style({ paddingBlockStart: space[3] });
