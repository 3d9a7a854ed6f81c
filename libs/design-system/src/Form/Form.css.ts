import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typeStyle, visuallyHidden } from '../theme/styles.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 });

export const summaryTitle = style([typeStyle('sm'), { fontWeight: vars.weight.strong }]);
export const summaryList = style({ margin: 0, paddingInlineStart: space[4] });
export const summaryLink = style([
  typeStyle('sm'),
  {
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    minBlockSize: '1.5rem',
    textAlign: 'start',
    // The mark of its item stands at the first of its lines.
    verticalAlign: 'top',
  },
]);
export const announcer = style(visuallyHidden);
