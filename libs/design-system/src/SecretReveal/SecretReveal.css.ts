import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { outranking } from '../theme/styles.ts';

/** On a phone the buttons stand below the secret, which then has the whole width. */
export const secretBox = style(
  outranking({
    '@media': { [media.phone]: { flexDirection: 'column' } },
  }),
);
export const secret = style(
  outranking({
    '@media': { [media.phone]: { minBlockSize: '2.75rem', flex: 'none' } },
  }),
);
export const actions = style(
  outranking({
    gap: space[1],
    '@media': {
      [media.phone]: {
        padding: space[1],
        justifyContent: 'flex-end',
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  }),
);
