import { style } from '@vanilla-extract/css';
import { vars } from '@harbour/design-system/theme';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** A line runs from mark to mark, as on a chart from buoy to buoy. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  gap: '1.25rem',
  paddingBlockEnd: '2.75rem',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2.75rem 0.25rem',
      insetInlineStart: 'calc(1.25rem - 1px)',
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

export const stepWords = style({ display: 'grid', gap: '0.5rem', paddingBlockStart: '0.375rem' });
