import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownOrder } from '../theme/styles.ts';

export const time = style({
  // A time is read in the direction of its own language, also in a text that runs the other way.
  ...ownOrder,
  fontVariantNumeric: 'tabular-nums',
});
/** A line may end before the zone, never within the time. */
export const whole = style({ whiteSpace: 'nowrap' });
export const zoneName = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });
