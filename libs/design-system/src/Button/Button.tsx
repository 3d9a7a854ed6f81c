import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import {
  besideSpinner,
  besideSpinnerAndIcon,
  button,
  content,
  full,
  label,
  sizes,
  tones,
} from './Button.css.ts';
import { ButtonBase } from './ButtonBase.tsx';
import type { ButtonBaseProps } from './button-props.ts';

export type ButtonProps = ButtonBaseProps & {
  /** A verb and its object: "Refund payment". */
  children: ReactNode;
  icon?: IconComponent;
  iconEnd?: IconComponent;
  /** As wide as its container. */
  fullWidth?: boolean;
};

/** Does something, or with `href` leads somewhere. */
export function Button({ children, icon, iconEnd, fullWidth = false, ...base }: ButtonProps) {
  const { tone = 'secondary', size = 'md', loading = false, loadingLabel = 'Please wait' } = base;
  const classes = `${button} ${sizes[size]} ${tones[tone]} ${fullWidth ? full : ''}`;
  const beside = iconEnd ? besideSpinnerAndIcon : besideSpinner;
  const element = (
    <ButtonBase {...base} className={classes}>
      <span className={loading && !icon ? `${content} ${beside}` : content}>
        {loading ? <Spinner label={loadingLabel} size="sm" immediate /> : icon && <Icon icon={icon} />}
        <span className={label}>{children}</span>
        {iconEnd && <Icon icon={iconEnd} />}
      </span>
    </ButtonBase>
  );
  if (base.disabledReason === undefined) return element;
  return <Tooltip content={base.disabledReason}>{element}</Tooltip>;
}
