import { style } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';
import { visuallyHidden } from '../theme/styles.ts';

export const hidden = style(visuallyHidden);
export const hiddenOnPhone = style({ '@media': { [media.phone]: visuallyHidden } });
