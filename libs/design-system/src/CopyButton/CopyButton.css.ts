import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { ownOrder, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const wrap = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  // Clear of the ring around a button that has the focus.
  gap: `${space[1]} ${space[2]}`,
  position: 'relative',
});
export const status = style(visuallyHidden);

const gap = space[2];

export const words = style({ display: 'inline-flex', alignItems: 'center', gap });

/** Keeps room for the longer of its two words and their icon, so that nothing around it moves when it answers. */
export const face = style({
  display: 'grid',
  justifyItems: 'center',
  '::after': {
    content: 'attr(data-room) / ""',
    paddingInlineStart: `calc(16px + ${gap})`,
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
});

export const failed = style([
  typeStyle('xs'),
  { ...ownOrder, color: vars.color.danger.text, fontWeight: vars.weight.medium },
]);
