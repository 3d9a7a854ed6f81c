import { style } from '@vanilla-extract/css';

/** In the bank's frame only what the payment page is about to lay over it: a heading and a button would flash up. */
export const unframedOnly = style({ selectors: { '[data-framed] &': { display: 'none' } } });
