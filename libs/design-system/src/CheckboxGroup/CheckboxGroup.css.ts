import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
/** Stands below the box that is for all of them. */
export const nested = style({ paddingInlineStart: space[8] });
