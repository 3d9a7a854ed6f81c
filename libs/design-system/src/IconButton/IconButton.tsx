import { button, sizes, spinnerPlace, squares, tones } from '../Button/Button.css.ts';
import { ButtonBase } from '../Button/ButtonBase.tsx';
import type { ButtonBaseProps } from '../Button/button-props.ts';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export type IconButtonProps = ButtonBaseProps & {
  icon: IconComponent;
  /** What it does: its accessible name, shown as a tooltip. */
  label: string;
  /** Leave the tooltip out where words beside the button already say it. */
  tooltip?: boolean;
};

/** A button with an icon alone, where the place is small and the icon is known. */
export function IconButton({ icon, label, tooltip = true, ...base }: IconButtonProps) {
  const { tone = 'quiet', size = 'md', loading = false, loadingLabel = 'Please wait' } = base;
  const control = (
    <ButtonBase
      {...base}
      aria-label={label}
      className={`${button} ${sizes[size]} ${squares[size]} ${tones[tone]}`}
    >
      {loading ? (
        <span className={spinnerPlace}>
          <Spinner label={loadingLabel} size="sm" />
        </span>
      ) : (
        <Icon icon={icon} size={size === 'sm' ? 16 : 20} />
      )}
    </ButtonBase>
  );
  return tooltip ? <Tooltip content={label}>{control}</Tooltip> : control;
}
