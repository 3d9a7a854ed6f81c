import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';
import { space } from '@harbour/design-system/scale';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** A line runs from mark to mark, as on a chart from buoy to buoy. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  gap: space[5],
  paddingBlockEnd: space[10],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[12]} ${space[1]}`,
      insetInlineStart: `calc(${space[5]} - 1px)`,
      borderInlineStart: `2px dotted ${vars.color.accent.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  fontWeight: vars.weight.strong,
});

export const stepWords = style({ display: 'grid', gap: space[2], paddingBlockStart: space[2] });
