import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

/** How far title, body and footer stay from the card's edge: all on one line. */
const edge = createVar();

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  vars: { [edge]: space[4] },
  '@media': { [media.tablet]: { vars: { [edge]: space[5] } } },
});
export const cardRoomy = style({
  vars: { [edge]: space[5] },
  '@media': { [media.tablet]: { vars: { [edge]: space[8] } } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The words of a link or a button stand on the title's line, whatever their height.
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${edge} ${edge} 0`,
});
/** A body without padding of its own begins at a rule. */
export const headerRuled = style({
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const description = style([typeStyle('sm'), { color: vars.color.textMuted }]);
export const actions = style({ display: 'flex', gap: space[2], alignItems: 'center', flexWrap: 'wrap' });

export const bodies = styleVariants({
  none: { overflow: 'clip', borderRadius: 'inherit' },
  md: { padding: edge },
  lg: { padding: edge },
});

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: `${space[3]} ${edge}`,
});
