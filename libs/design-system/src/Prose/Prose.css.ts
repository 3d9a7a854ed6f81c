import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const prose = style([typeStyle('md'), { maxInlineSize: '68ch', color: vars.color.text }]);

globalStyle(`${prose} > * + *`, { marginBlockStart: space[4] });
globalStyle(`${prose} > h2`, {
  ...(typeStyle('xl') as Record<string, string>),
  fontWeight: vars.weight.strong,
  marginBlockStart: space[10],
});
globalStyle(`${prose} > h3`, {
  ...(typeStyle('md') as Record<string, string>),
  fontWeight: vars.weight.strong,
  marginBlockStart: space[6],
});
globalStyle(`${prose} > h2 + *, ${prose} > h3 + *`, { marginBlockStart: space[2] });
globalStyle(`${prose} a`, { color: vars.color.accent.text, textUnderlineOffset: '0.2em' });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space[5] });
globalStyle(`${prose} li + li`, { marginBlockStart: space[2] });
globalStyle(`${prose} table`, { inlineSize: '100%', fontSize: '0.875rem' });
globalStyle(`${prose} :is(th, td)`, {
  textAlign: 'start',
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
});
