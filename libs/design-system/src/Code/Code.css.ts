import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

export const inlineCode = style({
  fontFamily: vars.font.code,
  fontSize: '0.92em',
  fontVariantLigatures: 'none',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});
export const block = style({
  display: 'block',
  fontFamily: vars.font.code,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  direction: 'ltr',
  textAlign: 'start',
  padding: space[4],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  overflowX: 'auto',
  whiteSpace: 'pre',
  overflowWrap: 'normal',
  // The action has a line of its own: long lines scroll past below it.
  selectors: { '&[data-action]': { paddingBlockStart: '3rem' } },
});
export const frame = style({ position: 'relative', direction: 'ltr', minInlineSize: 0 });
export const action = style({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] });
