import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});
/** The sea behind the card. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '16rem',
  overflow: 'hidden',
  background: vars.color.hull.bg,
});
export const column = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: `${space[4]} ${space[3]}`,
  '@media': { [media.tablet]: { padding: `${space[12]} ${space[4]} ${space[8]}` } },
});
export const merchantRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.hull.text,
  minBlockSize: '2.5rem',
  paddingInline: space[1],
});
export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[8] } },
});
export const foot = style([
  typeStyle('xs'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${space[1]} ${space[3]}`,
    color: vars.color.textMuted,
    marginBlockStart: 'auto',
    paddingBlockStart: space[4],
  },
]);
