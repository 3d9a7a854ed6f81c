import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, typeStyle, visuallyHidden } from '../theme/styles.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });

export const labelRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[2],
  paddingBlockEnd: '2px',
});
export const labelRowHidden = style(visuallyHidden);

export const label = style([typeStyle('sm'), { fontWeight: vars.weight.medium, color: vars.color.text }]);
export const optionalMark = style([typeStyle('xs'), { color: vars.color.textMuted }]);

export const hint = style([typeStyle('xs'), { color: vars.color.textMuted }]);

export const error = style([
  typeStyle('xs'),
  {
    display: 'flex',
    gap: '0.375rem',
    color: vars.color.danger.text,
    fontWeight: vars.weight.medium,
  },
]);
export const errorIcon = style({ flexShrink: 0, paddingBlockStart: '1px' });

/** A fieldset: the question above its choices. */
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const legend = style([
  typeStyle('sm'),
  { fontWeight: vars.weight.medium, padding: 0, marginBlockEnd: space[2], color: vars.color.text },
]);

/** The box around an input with whatever stands before and after it. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: vars.control.md,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  transition: colorTransition,
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  selectors: {
    // Weak on purpose: focus and error keep their colours under the pointer.
    '&:where(:hover:not([data-disabled]))': { borderColor: vars.color.text },
    // The ring hugs the box: the input inside has none of its own.
    '&:has(> input:focus-visible, > textarea:focus-visible, > select:focus-visible)': {
      borderColor: vars.color.focus,
      outline: `1px solid ${vars.color.focus}`,
      outlineOffset: '0px',
    },
    '&[data-invalid]': { borderColor: vars.color.danger.solid },
    // Its own ring around the red: of two wrong fields it must be plain which one is typed in.
    '&[data-invalid]:has(> input:focus-visible, > textarea:focus-visible, > select:focus-visible)': {
      borderColor: vars.color.danger.solid,
      outlineWidth: '2px',
      outlineOffset: '1px',
    },
    // Not for typing in, and yet to be read and copied: its words keep their colour.
    '&[data-read-only]': { background: 'transparent', borderStyle: 'dashed' },
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
    },
  },
});

export const input = style([
  typeStyle('sm'),
  {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    border: 0,
    outline: 'none',
    background: 'transparent',
    paddingInline: space[3],
    borderRadius: 'inherit',
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: vars.color.textMuted },
      '&:autofill': {
        WebkitTextFillColor: vars.color.text,
        boxShadow: `inset 0 0 0 100px ${vars.color.accent.soft}`,
        caretColor: vars.color.text,
      },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // Below 16 px a phone zooms into a focused field.
    '@media': { [media.touch]: { fontSize: '1rem' } },
  },
]);

export const affix = style([
  typeStyle('sm'),
  {
    display: 'flex',
    alignItems: 'center',
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    flexShrink: 0,
    // `pay.example/` keeps its stroke at its end where the page runs from right to left.
    unicodeBidi: 'plaintext',
    selectors: {
      '&:first-child': { paddingInlineStart: space[3] },
      '&:last-child, &:has(+ button)': { paddingInlineEnd: space[3] },
    },
  },
]);

/** A control inside the box, at its end: its own target, close to the border. */
export const action = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: space[1],
  flexShrink: 0,
});
