import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';
import { colorTransition, outranking } from '../theme/styles.ts';

export const track = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  cursor: 'pointer',
  transition: colorTransition,
  // The target is larger than the track.
  '::after': { content: '""', position: 'absolute', inset: '-0.375rem -0.25rem' },
  selectors: {
    '&:where(:hover:not([data-disabled]))': { borderColor: vars.color.text },
    '&[data-state="checked"]': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
    '&[aria-invalid]': { borderColor: vars.color.danger.solid },
    '&[data-disabled]': { cursor: 'not-allowed', borderColor: vars.color.line },
    '&[data-disabled][data-state="checked"]': {
      background: vars.color.neutral.solid,
      borderColor: vars.color.neutral.solid,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state="checked"]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

/** Moves by its margin, which knows where the line begins, as a translation would not. */
export const thumb = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginInlineStart: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  color: vars.color.surface,
  transition: `margin-inline-start ${vars.motion.fast} ${vars.motion.out}, background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: {
    '&[data-state="checked"]': {
      marginInlineStart: 'calc(100% - 0.875rem - 2px)',
      background: vars.color.accent.onSolid,
      color: vars.color.accent.solid,
    },
    '&[data-disabled][data-state="checked"]': {
      background: vars.color.neutral.onSolid,
      color: vars.color.neutral.solid,
    },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});

export const savingMark = style(outranking({ inlineSize: '0.75rem', blockSize: '0.75rem' }));
