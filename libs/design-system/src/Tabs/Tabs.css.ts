import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fadingEdges } from '../theme/fading-edges.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover, typeStyle } from '../theme/styles.ts';

/** The rule stands on a frame of its own: the bar's fading edges must not fade it. */
export const frame = styleVariants({
  horizontal: { borderBlockEnd: `1px solid ${vars.color.line}` },
  vertical: {
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [media.tablet]: { borderBlockEnd: 0 } },
  },
});

const bar = style({
  ...fadingEdges,
  display: 'flex',
  gap: space[5],
  // Room for the focus ring, which a bar that scrolls would cut; the tabs stand where they would without it.
  padding: space[2],
  margin: `-${space[2]}`,
  marginBlockEnd: `calc(-1px - ${space[2]})`,
  listStyle: 'none',
  scrollbarWidth: 'none',
});
export const bars = styleVariants({
  horizontal: [bar],
  // On a phone there is no column for them: they lie down.
  vertical: [
    bar,
    {
      '@media': {
        [media.tablet]: {
          flexDirection: 'column',
          gap: '2px',
          margin: 0,
          padding: 0,
          overflowX: 'visible',
        },
      },
    },
  ],
});

const tab = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: vars.control.md,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    borderBlockEnd: '2px solid transparent',
    transition: colorTransition,
    selectors: {
      '&[aria-current], &[aria-selected="true"]': {
        color: vars.color.text,
        borderBlockEndColor: vars.color.accent.solid,
      },
      '&:focus-visible': { outlineOffset: '4px', borderRadius: vars.radius.sm },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      [media.touch]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: {
          '&[aria-current], &[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        },
      },
    },
  },
  onHover({ color: vars.color.text }),
]);
export const tabs = styleVariants({
  horizontal: [tab],
  vertical: [
    tab,
    {
      '@media': {
        [media.tablet]: {
          borderBlockEnd: 0,
          borderInlineStart: '2px solid transparent',
          paddingInline: space[3],
          borderStartEndRadius: vars.radius.md,
          borderEndEndRadius: vars.radius.md,
          selectors: {
            // They stand too close for a ring around them.
            '&:focus-visible': { outlineOffset: '-2px' },
            '&[aria-current], &[aria-selected="true"]': {
              borderInlineStartColor: vars.color.accent.solid,
              background: vars.color.sunken,
            },
          },
        },
      },
    },
  ],
});
export const count = style([
  typeStyle('xs'),
  {
    color: vars.color.textMuted,
    background: vars.color.neutral.soft,
    borderRadius: vars.radius.full,
    paddingInline: space[2],
    fontVariantNumeric: 'tabular-nums',
  },
]);
