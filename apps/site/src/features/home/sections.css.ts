import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

const tablet = 'screen and (min-width: 640px)';
const desktop = 'screen and (min-width: 1024px)';

/** The width that all sections share with header and footer. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: '1rem',
  '@media': { [tablet]: { paddingInline: '2rem' } },
});

export const section = style({
  paddingBlock: '4rem',
  '@media': { [desktop]: { paddingBlock: '6.5rem' } },
});

export const ruled = style({ borderBlockStart: `1px solid ${vars.color.line}` });

/** Heading and a sentence on the left, what they are about on the right. */
export const split = style({
  display: 'grid',
  gap: '2.5rem',
  '@media': { [desktop]: { gridTemplateColumns: '5fr 7fr', gap: '4rem', alignItems: 'start' } },
});

export const sticky = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: '7rem' } },
});

/** Small line above a heading. */
export const eyebrow = style({
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.02em',
  color: vars.color.accent.text,
});
