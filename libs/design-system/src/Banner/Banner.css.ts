import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { ownOrder, typeStyle } from '../theme/styles.ts';

export const banner = style([
  typeStyle('sm'),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${space[2]} ${space[3]}`,
    alignItems: 'start',
    padding: `${space[3]} ${space[4]}`,
    border: '1px solid',
    borderRadius: vars.radius.md,
    color: vars.color.text,
  },
]);

const tone = (values: typeof vars.color.accent) => ({ background: values.soft, borderColor: values.line });
export const tones = styleVariants({
  info: tone(vars.color.accent),
  success: tone(vars.color.success),
  warn: tone(vars.color.warn),
  danger: tone(vars.color.danger),
});
export const iconTones = styleVariants({
  info: { color: vars.color.accent.text },
  success: { color: vars.color.success.text },
  warn: { color: vars.color.warn.text },
  danger: { color: vars.color.danger.text },
});
export const iconPlace = style({ paddingBlockStart: '2px' });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
});
export const title = style({ fontWeight: vars.weight.strong });
export const words = style({ ...ownOrder, textWrap: 'pretty' });
export const action = style({ paddingBlockStart: space[1] });
export const dismiss = style({ marginBlock: '-6px', marginInlineEnd: '-8px' });
