import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';
import { space } from '@harbour/design-system/scale';

export const band = style({ background: vars.color.sunken, borderBlock: `1px solid ${vars.color.line}` });
export const intro = style({ maxInlineSize: '44rem', paddingBlockEnd: space[12] });

/** Cells divided by hairlines, like the fields of a table of tides. */
export const cells = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: '1px',
  background: vars.color.line,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[6],
  background: vars.color.surface,
});

export const iconPlace = style({ color: vars.color.accent.text, paddingBlockEnd: space[2] });
