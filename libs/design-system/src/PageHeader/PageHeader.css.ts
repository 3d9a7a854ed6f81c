import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { onHover, typeStyle } from '../theme/styles.ts';

export const header = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const back = style([
  typeStyle('sm'),
  {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.5rem',
    color: vars.color.textMuted,
    textDecoration: 'none',
  },
  onHover({ color: vars.color.text }),
]);
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
export const description = style([typeStyle('sm'), { color: vars.color.textMuted, maxInlineSize: '62ch' }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.tablet]: { flexShrink: 0 } },
});
