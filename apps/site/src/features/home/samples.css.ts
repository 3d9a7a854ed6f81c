import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';
import { space } from '@harbour/design-system/scale';
import { typeStyle } from '@harbour/design-system/styles';

export const checkout = style({ padding: space[6] });

export const payments = style({ overflow: 'hidden', borderRadius: 'inherit' });
export const windowBar = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const windowTitle = style([typeStyle('md'), { fontWeight: vars.weight.strong }]);
export const stats = style({ padding: space[5], borderBlockEnd: `1px solid ${vars.color.line}` });

/** The form in front covers names and addresses, never statuses and amounts. */
export const customer = style({ display: 'block', minInlineSize: '14.5rem' });

/** Two short fields beside each other, as on the checkout. */
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });
