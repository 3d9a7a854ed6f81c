import { style } from '@vanilla-extract/css';

export const mark = style({ display: 'block', flexShrink: 0, borderRadius: '3px' });
