import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const line = style({
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  inlineSize: '100%',
  margin: 0,
});

export const labelled = style([
  typeStyle('xs'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: vars.color.textMuted,
    '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
    '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  },
]);
