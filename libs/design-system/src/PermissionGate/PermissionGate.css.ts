import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { visuallyHidden } from '../theme/styles.ts';

/** Allowed: as if it were not there. */
export const open = style({ display: 'contents' });

export const denied = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  cursor: 'not-allowed',
});
/** Around whatever fills its line. */
export const deniedWide = style({ display: 'flex', inlineSize: '100%' });
export const reason = style(visuallyHidden);
