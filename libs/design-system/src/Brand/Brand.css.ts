import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** No box of its own; the browser's own controls take the accent from here. */
export const brand = style({ display: 'contents', accentColor: vars.color.accent.solid });
