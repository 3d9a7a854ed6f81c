import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';
import { media, space } from '@harbour/design-system/scale';
import { typeStyle } from '@harbour/design-system/styles';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  padding: space[8],
  '@media': { [media.tablet]: { padding: space[12] } },
  borderRadius: vars.radius.lg,
  background: vars.color.hull.bg,
  border: `1px solid ${vars.color.hull.line}`,
});
export const call = style({ flexShrink: 0 });

export const title = style([
  typeStyle('3xl'),
  { color: vars.color.hull.text, fontWeight: vars.weight.strong },
]);
