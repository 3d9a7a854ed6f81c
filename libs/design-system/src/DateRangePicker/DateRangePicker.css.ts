import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fadingEdges } from '../theme/fading-edges.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover, typeStyle, outranking } from '../theme/styles.ts';

/** From here on two months stand beside the presets. */
export const wide = '(min-width: 54rem)';

/** The closed control: what is chosen first, its days and the zone after it, as far as there is room. */
export const control = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    containerType: 'inline-size',
    paddingInline: space[3],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&:focus-visible': { outline: 'none' },
    },
  },
]);
/** The ring hugs the box, as it does around every field. */
export const frame = style(
  outranking({
    selectors: {
      '&:has(> button:focus-visible), &:has(> button[aria-expanded="true"])': {
        borderColor: vars.color.focus,
        outline: `1px solid ${vars.color.focus}`,
        outlineOffset: '0px',
      },
    },
  }),
);
export const icon = style({ color: vars.color.textMuted, flexShrink: 0 });
export const chosen = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'baseline',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const main = style({
  fontVariantNumeric: 'tabular-nums',
  flexShrink: 0,
});
export const days = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 100,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
]);
export const zone = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    flexShrink: 1,
    minInlineSize: '3rem',
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // The days come first, and the panel says the zone as well.
    '@container': { '(max-width: 24rem)': { display: 'none' } },
  },
]);

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '22rem',
  '@media': {
    [media.phone]: { inlineSize: 'calc(100vw - 1rem - 2px)' },
    [wide]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)', inlineSize: '48rem' },
  },
});

/** A column beside the months; a row above them where there is no room, scrolled sideways by a finger. */
export const presets = style({
  ...fadingEdges,
  display: 'flex',
  gap: space[1],
  padding: space[2],
  scrollbarWidth: 'none',
  '@media': {
    [wide]: {
      flexDirection: 'column',
      borderInlineEnd: `1px solid ${vars.color.line}`,
      gridRow: '1 / 3',
    },
  },
});
export const preset = style([
  typeStyle('sm'),
  {
    minBlockSize: vars.control.sm,
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    whiteSpace: 'nowrap',
    textAlign: 'start',
    cursor: 'pointer',
    transition: colorTransition,
    '@media': { [media.touch]: { minBlockSize: vars.control.md } },
    selectors: {
      '&[aria-pressed="true"]': {
        background: `color-mix(in srgb, ${vars.color.accent.solid} 16%, transparent)`,
        color: vars.color.accent.text,
        fontWeight: vars.weight.medium,
      },
      '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed', opacity: 0.6 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  onHover({ background: vars.color.overlay.active }, '&:hover:not(:disabled, [aria-pressed="true"])'),
]);

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  // Not the row's own rule: its fading edges would fade it.
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { borderBlockStart: 0 } },
});
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const zoneNote = style([typeStyle('xs'), { color: vars.color.textMuted }]);
export const buttons = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
