import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, typeStyle } from '../theme/styles.ts';

const draw = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${path}' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E") center / contain no-repeat`;
const tick = draw('M3.5 8.5l3 3 6-7');
const bar = draw('M4 8h8');
/** Of a checkbox alone: radios are indeterminate too, as long as none of their group is chosen. */
const partly = ':where([type="checkbox"]):indeterminate';

export const choice = style({
  display: 'grid',
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: space[1],
  '@media': { [media.touch]: { paddingBlock: space[3] } },
});

/** Where the control stands: after its words in a list of settings, so that the controls form a column. */
export const sides = styleVariants({
  start: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  end: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const textPlaces = styleVariants({ start: {}, end: { order: -1 } });

/** The browser's own input, drawn anew: works in a plain form, keeps its keyboard. */
export const control = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: colorTransition,
  selectors: {
    '&:where(:hover:not(:disabled))': { borderColor: vars.color.text },
    [`&:is(:checked, ${partly})`]: {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    '&[aria-invalid], [aria-invalid] &': { borderColor: vars.color.danger.solid },
    '&:disabled': { cursor: 'not-allowed', background: vars.color.sunken, borderColor: vars.color.line },
    [`&:disabled:is(:checked, ${partly})`]: {
      background: vars.color.neutral.solid,
      borderColor: vars.color.neutral.solid,
    },
  },
});

/** The mark grows in. With forced colours it keeps a colour of the system, or it would be painted over. */
const mark = {
  content: '""',
  background: vars.color.accent.onSolid,
  scale: '0',
  transition: `scale ${vars.motion.fast} ${vars.motion.out}`,
} as const;
const forcedMark = {
  [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const;

export const square = style({
  borderRadius: vars.radius.sm,
  '::before': { ...mark, inlineSize: '1rem', blockSize: '1rem', mask: tick },
  '@media': forcedMark,
  selectors: {
    [`&:is(:checked, ${partly})::before`]: { scale: '1' },
    [`&${partly}::before`]: { mask: bar },
    '&:disabled::before': { background: vars.color.neutral.onSolid },
  },
});

export const round = style({
  borderRadius: vars.radius.full,
  '::before': { ...mark, inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: vars.radius.full },
  '@media': forcedMark,
  selectors: {
    '&:checked::before': { scale: '1' },
    '&:disabled::before': { background: vars.color.neutral.onSolid },
  },
});

export const text = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const label = style([
  typeStyle('sm'),
  {
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '[data-disabled] > * > &': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  },
]);
export const hint = style([typeStyle('xs'), { color: vars.color.textMuted }]);
