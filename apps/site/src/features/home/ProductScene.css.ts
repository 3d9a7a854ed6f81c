import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';
import { media, space } from '@harbour/design-system/scale';
import { typeStyle } from '@harbour/design-system/styles';

export const scene = style({
  position: 'relative',
  display: 'grid',
  textAlign: 'start',
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': { [media.tablet]: { minBlockSize: '34rem' } },
});

const sheet = {
  background: vars.color.surface,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.dialog,
  color: vars.color.text,
};
/** Without shadows and tints only an edge tells the two sheets apart. */
const forcedEdge = { [media.forcedColors]: { border: '1px solid' } };

/** The merchant's list: runs out of the page on the right, as something larger than what is seen of it. */
export const back = style({
  ...sheet,
  display: 'none',
  '@media': {
    ...forcedEdge,
    [media.tablet]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '30%',
      inlineSize: '34rem',
    },
    [media.desktop]: { insetInlineStart: '22%' },
  },
});

export const front = style({
  ...sheet,
  '@media': {
    ...forcedEdge,
    [media.tablet]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '22rem',
    },
  },
});

export const caption = style([
  typeStyle('sm'),
  { marginBlockStart: space[5], color: vars.color.hull.textMuted },
]);
