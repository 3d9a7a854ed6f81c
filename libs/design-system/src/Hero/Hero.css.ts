import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

/** A dark panel with the chart's depth lines; what it carries keeps the theme's light surfaces. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.hull.bg,
  color: vars.color.hull.text,
});
export const inner = style({
  position: 'relative',
  display: 'grid',
  gap: space[10],
  alignItems: 'center',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[16]} ${space[4]}`,
  '@media': {
    [media.tablet]: { padding: `${space[20]} ${space[8]}` },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', paddingBlock: space[24] },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[6],
});
export const title = style([
  typeStyle('display'),
  { fontWeight: '580', color: vars.color.hull.text, textWrap: 'balance' },
]);
export const lead = style([typeStyle('lg'), { color: vars.color.hull.textMuted, maxInlineSize: '46ch' }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlockStart: space[2],
});
export const aside = style({ color: vars.color.text, minInlineSize: 0 });
