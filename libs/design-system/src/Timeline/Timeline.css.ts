import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const timeline = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlockEnd: space[5],
  // The line runs from one mark to the next.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.125rem',
    insetBlockEnd: '-0.25rem',
    insetInlineStart: '0.3125rem',
    borderInlineStart: `1px solid ${vars.color.line}`,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::before': { display: 'none' } },
});
export const mark = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginBlockStart: '0.3125rem',
  borderRadius: '50%',
  border: '2px solid',
});
export const tones = styleVariants({
  neutral: { borderColor: vars.color.lineStrong, background: vars.color.surface },
  info: { borderColor: vars.color.accent.solid, background: vars.color.surface },
  success: { borderColor: vars.color.success.solid, background: vars.color.success.solid },
  warn: { borderColor: vars.color.warn.solid, background: vars.color.warn.solid },
  danger: { borderColor: vars.color.danger.solid, background: vars.color.danger.solid },
});
export const head = style([
  typeStyle('sm'),
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] },
]);
export const title = style({ fontWeight: vars.weight.medium });
export const at = style([typeStyle('xs'), { color: vars.color.textMuted, paddingBlockStart: '2px' }]);
export const detail = style([typeStyle('sm'), { color: vars.color.textMuted, gridColumn: 2 }]);
