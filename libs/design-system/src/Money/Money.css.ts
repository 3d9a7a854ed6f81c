import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

export const money = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // A minus or a sign must not wander to the other end in a right-to-left page.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Where it stands as a block, it keeps to the page's edge.
  textAlign: ownOrder.textAlign,
});

const figure = {
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
};

export const sizes = styleVariants({
  inherit: {},
  lg: [typeStyle('xl'), figure],
  xl: [typeStyle('2xl'), figure],
  display: [typeStyle('3xl'), figure],
});

export const tones = styleVariants({
  inherit: {},
  muted: { color: vars.color.textMuted },
  success: { color: vars.color.success.text },
  danger: { color: vars.color.danger.text },
});

/** In large figures the sign and the minor units step back: the eye lands on what matters. */
export const minor = style({ color: vars.color.textMuted, fontWeight: vars.weight.medium });
export const sign = style({ fontWeight: vars.weight.medium, marginInlineEnd: '0.06em' });
export const codeStyle = style({
  color: vars.color.textMuted,
  fontSize: '0.8em',
  // Beside the space that is written before it.
  marginInlineStart: '0.1em',
  fontWeight: vars.weight.medium,
});
