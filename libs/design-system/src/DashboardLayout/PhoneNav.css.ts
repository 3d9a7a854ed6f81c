import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';
import { oneLine } from '../theme/styles.ts';

/** On a phone: the places one goes to most, within reach of the thumb. */
export const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.navigation,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [media.low]: { position: 'static' },
    [media.desktop]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const bottomList = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  listStyle: 'none',
  padding: 0,
});
export const bottomLink = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: '2px',
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: '30%',
      blockSize: '2px',
      background: vars.color.accent.solid,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const bottomLabel = style({ ...oneLine, maxInlineSize: '100%' });
