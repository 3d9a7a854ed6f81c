import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/styles.ts';

export const hidden = style(visuallyHidden);
