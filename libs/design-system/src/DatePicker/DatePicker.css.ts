import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { outranking, ownOrder, typeStyle, visuallyHidden } from '../theme/styles.ts';

/** In its own order, at the page's edge. */
export const text = style(outranking({ fontVariantNumeric: 'tabular-nums', textAlign: ownOrder.textAlign }));

/** Posts the day under the field's name; whoever focuses it by that name lands in the visible input. */
export const posted = style(visuallyHidden);

/** The field's own stacking place, so that the hidden input scrolls with it. */
export const place = style({ position: 'relative' });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  inlineSize: '18.5rem',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: space[2],
});

export const zone = style([typeStyle('xs'), { color: vars.color.textMuted, textAlign: 'end' }]);
