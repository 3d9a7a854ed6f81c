import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

/** Two columns once both have room; the side one as wide as a printed code with its caption. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
const stack = { display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 } as const;
export const body = style(stack);
export const share = style({ minInlineSize: 0 });
/**
 * In sight while the payments are scrolled through. Below them it comes after their first load: before, nobody knows where it
 * will stand. It stays while they are asked for anew.
 */
export const aside = style({
  ...stack,
  selectors: {
    [`${body}:has(table[data-loading]) + &`]: { '@media': { [media.belowDesktop]: { display: 'none' } } },
  },
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } },
});
