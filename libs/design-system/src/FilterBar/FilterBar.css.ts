import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
export const slot = style({
  minInlineSize: 0,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  '@media': { [media.tablet]: { flex: '0 1 11rem', selectors: { '&:first-child': { flex: '1 1 16rem' } } } },
});
export const actions = style({ display: 'flex', gap: space[2], gridColumn: '1 / -1' });
