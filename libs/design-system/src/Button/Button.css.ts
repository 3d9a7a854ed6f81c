import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover, typeStyle } from '../theme/styles.ts';

const enabled = '&:not(:disabled, [aria-disabled="true"])';

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: colorTransition,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    // A press moves the label by a pixel: the answer on screen to the finger.
    [`${enabled}:active`]: { translate: '0 1px' },
  },
});

export const sizes = styleVariants({
  sm: [
    typeStyle('sm'),
    {
      minBlockSize: vars.control.sm,
      paddingInline: space[3],
      '@media': { [media.touch]: { minBlockSize: vars.control.md } },
    },
  ],
  md: [
    typeStyle('sm'),
    {
      minBlockSize: vars.control.md,
      paddingInline: space[4],
      '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
    },
  ],
  lg: [typeStyle('md'), { minBlockSize: vars.control.lg, paddingInline: space[6] }],
});

export const squares = styleVariants({
  sm: {
    inlineSize: vars.control.sm,
    paddingInline: 0,
    '@media': { [media.touch]: { inlineSize: vars.control.md } },
  },
  md: {
    inlineSize: vars.control.md,
    paddingInline: 0,
    '@media': { [media.touch]: { inlineSize: '2.75rem' } },
  },
  lg: { inlineSize: vars.control.lg, paddingInline: 0 },
});

const off = '&:disabled, &[aria-disabled="true"]';

const filled = (bg: string, bgHover: string, color: string, line: string) =>
  style([
    {
      background: bg,
      borderColor: line,
      color,
      selectors: {
        [off]: {
          background: vars.color.neutral.soft,
          color: vars.color.textMuted,
          borderColor: 'transparent',
        },
        '&[data-loading]': { background: bg, borderColor: line, color },
      },
    },
    onHover({ background: bgHover }, `${enabled}:hover`),
  ]);

export const tones = {
  primary: filled(
    vars.color.action.bg,
    vars.color.action.bgHover,
    vars.color.action.text,
    vars.color.action.line,
  ),
  secondary: style([
    {
      background: vars.color.surface,
      borderColor: vars.color.lineStrong,
      color: vars.color.text,
      selectors: {
        [off]: { background: 'transparent', borderColor: vars.color.line, color: vars.color.textMuted },
      },
    },
    onHover({ background: vars.color.sunken, borderColor: vars.color.text }, `${enabled}:hover`),
  ]),
  quiet: style([
    {
      background: 'transparent',
      color: vars.color.text,
      selectors: { [off]: { color: vars.color.textMuted } },
    },
    onHover({ background: vars.color.neutral.soft }, `${enabled}:hover`),
  ]),
  danger: filled(
    vars.color.danger.solid,
    `color-mix(in srgb, ${vars.color.danger.solid} 86%, ${vars.color.text})`,
    vars.color.danger.onSolid,
    vars.color.danger.solid,
  ),
} as const;

/** As wide as there is room, so whatever is longer goes on in a second line: a sum on a button to pay is never cut. */
export const full = style({
  display: 'flex',
  inlineSize: '100%',
  paddingBlock: space[1],
  whiteSpace: 'normal',
  textWrap: 'balance',
});
export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minInlineSize: 0,
  selectors: { [`${full} &`]: { overflow: 'visible', overflowWrap: 'anywhere' } },
});
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});
/** The spinner and its gap reach into the padding, half to each side: the button is as wide as without them. */
const reaching = (gained: string) => style({ gap: space[1], marginInline: `calc((${gained}) / -2)` });
export const besideSpinner = reaching(`1rem + ${space[1]}`);
/** With an icon at the end, the gap before that is smaller, too. */
export const besideSpinnerAndIcon = reaching(`1rem + ${space[1]} + ${space[1]} - ${space[2]}`);
/** A spinner in the place of an icon that is all there is. */
export const spinnerPlace = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
});
