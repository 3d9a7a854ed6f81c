import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

export const checkout = style({ padding: '1.5rem' });

export const payments = style({ overflow: 'hidden', borderRadius: 'inherit' });
export const windowBar = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: '1.25rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const windowTitle = style({ fontWeight: vars.weight.strong, fontSize: '1rem' });
export const stats = style({ padding: '1.25rem', borderBlockEnd: `1px solid ${vars.color.line}` });

/** The form in front covers names and addresses, never statuses and amounts. */
export const customer = style({ display: 'block', minInlineSize: '14.5rem' });

/** Two short fields beside each other, as on the checkout. */
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.75rem' });
