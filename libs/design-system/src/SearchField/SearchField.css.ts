import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';
import { onHover } from '../theme/styles.ts';

/** Keeps its place while there is nothing to clear, so that the text does not move. */
export const clear = style([
  {
    display: 'grid',
    placeContent: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
    selectors: { '&[data-empty]': { visibility: 'hidden' } },
  },
  onHover({ color: vars.color.text, background: vars.color.neutral.soft }),
]);
