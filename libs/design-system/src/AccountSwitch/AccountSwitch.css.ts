import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { colorTransition, oneLine, onHover, twoLines, typeStyle } from '../theme/styles.ts';

const { hull } = vars.color;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: '5px',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  textAlign: 'start',
  selectors: { '&[data-collapsed]': { justifyContent: 'center', borderColor: 'transparent' } },
});

export const grounds = styleVariants({
  hull: { color: hull.text, borderColor: hull.line, inlineSize: '100%', flexShrink: 0 },
  page: { color: vars.color.text },
});

export const pressable = {
  hull: style([
    {
      cursor: 'pointer',
      transition: colorTransition,
      selectors: {
        '&:focus-visible': { outlineColor: hull.marker, outlineOffset: '-2px' },
        '&[aria-expanded="true"]': { background: hull.raised },
      },
    },
    onHover({ background: hull.raised }),
  ]),
  page: style([
    {
      cursor: 'pointer',
      transition: colorTransition,
      selectors: { '&[aria-expanded="true"]': { background: vars.color.neutral.soft } },
    },
    onHover({ background: vars.color.neutral.soft }),
  ]),
} as const;

export const texts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
/** Beside the mark and the mode of a phone there is room for twenty letters: there a name takes two lines before it is cut. */
export const name = style([
  typeStyle('sm'),
  {
    ...oneLine,
    fontWeight: vars.weight.strong,
    selectors: { [`${grounds.page} &`]: { ...twoLines, whiteSpace: 'normal' } },
  },
]);
export const detail = style([
  typeStyle('xs'),
  {
    ...oneLine,
    color: vars.color.textMuted,
    selectors: { [`${grounds.hull} &`]: { color: hull.textMuted } },
  },
]);
export const arrows = style({
  position: 'relative',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { [`${grounds.hull} &`]: { color: hull.textMuted } },
});
