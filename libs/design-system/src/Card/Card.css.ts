import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The words of a link or a button stand on the title's line, whatever their height.
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} ${space[4]} 0`,
  '@media': { [media.tablet]: { padding: `${space[5]} ${space[5]} 0` } },
});
/** A body without padding of its own begins at a rule. */
export const headerRuled = style({
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { paddingBlockEnd: space[4] } },
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const description = style([typeStyle('sm'), { color: vars.color.textMuted }]);
export const actions = style({ display: 'flex', gap: space[2], alignItems: 'center', flexWrap: 'wrap' });

export const bodies = styleVariants({
  none: { overflow: 'clip', borderRadius: 'inherit' },
  md: { padding: space[4], '@media': { [media.tablet]: { padding: space[5] } } },
  lg: { padding: space[5], '@media': { [media.tablet]: { padding: space[8] } } },
});

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: `${space[3]} ${space[4]}`,
  '@media': { [media.tablet]: { paddingInline: space[5] } },
});
