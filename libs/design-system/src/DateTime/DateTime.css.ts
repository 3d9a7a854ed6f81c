import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const time = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const zoneName = style({ color: vars.color.textMuted, marginInlineStart: '0.4em' });
