import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { colorTransition, oneLine, onHover, typeStyle } from '../theme/styles.ts';

const { hull } = vars.color;

export const person = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    padding: '6px',
    borderRadius: vars.radius.md,
    color: hull.text,
    textAlign: 'start',
    cursor: 'pointer',
    transition: colorTransition,
    selectors: {
      '&[data-collapsed]': { justifyContent: 'center' },
      '&[aria-expanded="true"]': { background: hull.raised },
      '&:focus-visible': { outlineColor: hull.marker, outlineOffset: '-2px' },
    },
  },
  onHover({ background: hull.raised }),
]);
export const personTexts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const personName = style([typeStyle('sm'), { ...oneLine, fontWeight: vars.weight.medium }]);
export const personDetail = style([typeStyle('xs'), { ...oneLine, color: hull.textMuted }]);
export const arrows = style({ position: 'relative', flexShrink: 0, color: hull.textMuted });
