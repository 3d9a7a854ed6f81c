import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

const tablet = 'screen and (min-width: 640px)';
const desktop = 'screen and (min-width: 1024px)';

export const scene = style({
  position: 'relative',
  display: 'grid',
  textAlign: 'start',
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': { [tablet]: { minBlockSize: '34rem' } },
});

const sheet = {
  background: vars.color.surface,
  borderRadius: vars.radius.lg,
  boxShadow: `0 1px 2px rgb(${vars.color.shadow} / 0.12), 0 24px 64px -16px rgb(0 0 0 / 0.5)`,
  color: vars.color.text,
};

/** The merchant's list: runs out of the page on the right, as something larger than what is seen of it. */
export const back = style({
  ...sheet,
  display: 'none',
  '@media': {
    [tablet]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '30%',
      inlineSize: '34rem',
    },
    [desktop]: { insetInlineStart: '22%' },
  },
});

export const front = style({
  ...sheet,
  '@media': {
    [tablet]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '22rem',
    },
  },
});

export const caption = style({
  marginBlockStart: '1.25rem',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  color: vars.color.hull.textMuted,
});
