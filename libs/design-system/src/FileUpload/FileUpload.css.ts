import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, typeStyle } from '../theme/styles.ts';

export const whole = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const zone = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '5.5rem',
  padding: space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  textAlign: 'center',
  transition: colorTransition,
  selectors: {
    '&:where(:hover:not([data-disabled]))': { borderColor: vars.color.text },
    '&:has(> input:focus-visible)': {
      borderColor: vars.color.focus,
      outline: `1px solid ${vars.color.focus}`,
      outlineOffset: '0px',
    },
    '&[data-invalid]': { borderColor: vars.color.danger.solid },
    '&[data-dragging]': {
      borderColor: vars.color.accent.solid,
      borderStyle: 'solid',
      background: vars.color.accent.soft,
    },
    '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&::file-selector-button': { cursor: 'pointer' },
  },
});

export const invitation = style([
  typeStyle('sm'),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    color: vars.color.textMuted,
  },
]);
export const invitationAction = style({
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

/** A finger drops nothing. */
export const drop = style({ '@media': { [media.touch]: { display: 'none' } } });

export const list = style({
  listStyle: 'none',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.density.row,
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[1]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const mark = style({
  display: 'flex',
  alignSelf: 'flex-start',
  paddingBlockStart: '2px',
  paddingInlineEnd: space[2],
  color: vars.color.textMuted,
  selectors: {
    '[data-status="done"] > &': { color: vars.color.success.text },
    '[data-status="refused"] > &, [data-status="failed"] > &': { color: vars.color.danger.text },
  },
});
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flex: 1,
  minInlineSize: 0,
});
export const fileName = style([
  typeStyle('sm'),
  {
    display: 'flex',
    // As wide as its text: a name in a script of the other direction still begins where the row does.
    alignSelf: 'flex-start',
    maxInlineSize: '100%',
    fontWeight: vars.weight.medium,
    whiteSpace: 'pre',
  },
]);
export const stem = style({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 });
export const tail = style({ flexShrink: 0 });
export const detail = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-status="refused"] &, [data-status="failed"] &': {
        color: vars.color.danger.text,
        fontWeight: vars.weight.medium,
      },
    },
  },
]);
const fill = {
  background: vars.color.accent.solid,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.base} ${vars.motion.out}`,
} as const;
/** The browser's own, which knows its value and its direction. */
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '4px',
  marginBlockStart: space[1],
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.line,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
