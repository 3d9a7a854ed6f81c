import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';
import { media, space } from '@harbour/design-system/scale';
import { typeStyle } from '@harbour/design-system/styles';

/** The width that all sections share with header and footer. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});

export const section = style({
  paddingBlock: space[16],
  '@media': { [media.desktop]: { paddingBlock: space[24] } },
});

/** Inside the container, so that the rule is as wide as what it parts. */
export const ruled = style({ borderBlockStart: `1px solid ${vars.color.line}` });

/** Heading and a sentence on the left, what they are about on the right. */
export const split = style({
  display: 'grid',
  gap: space[10],
  '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: space[16], alignItems: 'start' } },
});

export const sticky = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24] } },
});

/** Small line above a heading. */
export const eyebrow = style([
  typeStyle('sm'),
  { fontWeight: vars.weight.strong, color: vars.color.accent.text },
]);
