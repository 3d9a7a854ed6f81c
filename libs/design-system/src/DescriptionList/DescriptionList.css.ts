import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typeStyle } from '../theme/styles.ts';

export const list = style({ margin: 0, containerType: 'inline-size' });
export const columns = styleVariants({
  1: {},
  2: {
    '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[8] } },
  },
});
export const row = style([
  typeStyle('sm'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 2fr)',
    gap: space[4],
    alignItems: 'baseline',
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    // In a narrow card the name stands above its value.
    '@container': { '(max-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
  },
]);
export const term = style({ color: vars.color.textMuted });
export const detail = style({
  margin: 0,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
});
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
