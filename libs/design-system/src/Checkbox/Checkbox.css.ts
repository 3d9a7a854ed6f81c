import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { colorTransition, typeStyle } from '../theme/styles.ts';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3.5 8.5l3 3 6-7' fill='none' stroke='black' stroke-width='2'/%3E%3C/svg%3E\") center / contain no-repeat";

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: space[1],
});

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
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:checked': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
    '&[aria-invalid]': { borderColor: vars.color.danger.solid },
    '&:disabled': { cursor: 'not-allowed', background: vars.color.sunken, borderColor: vars.color.line },
    '&:disabled:checked': { background: vars.color.neutral.solid },
  },
});

export const square = style({
  borderRadius: vars.radius.sm,
  '::before': {
    content: '""',
    inlineSize: '1rem',
    blockSize: '1rem',
    background: vars.color.accent.onSolid,
    mask: tick,
    scale: '0',
    transition: `scale ${vars.motion.fast} ${vars.motion.out}`,
  },
  selectors: { '&:checked::before': { scale: '1' } },
});

export const round = style({
  borderRadius: '50%',
  '::before': {
    content: '""',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: '50%',
    background: vars.color.accent.onSolid,
    scale: '0',
    transition: `scale ${vars.motion.fast} ${vars.motion.out}`,
  },
  selectors: { '&:checked::before': { scale: '1' } },
});

export const text = style({ display: 'flex', flexDirection: 'column', gap: '2px' });
export const label = style([typeStyle('sm'), { color: vars.color.text, cursor: 'pointer' }]);
export const hint = style([typeStyle('xs'), { color: vars.color.textMuted }]);
export const below = style({ gridColumn: 2 });
