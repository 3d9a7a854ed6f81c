import { button, sizes, spinnerPlace, squares, tones } from '../Button/Button.css.ts';
import { ButtonBase } from '../Button/ButtonBase.tsx';
import type { ButtonBaseProps } from '../Button/button-props.ts';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export type IconButtonProps = ButtonBaseProps & {
  icon: IconComponent;
  /** What it does: its accessible name, and its tooltip. */
  label: string;
};

/** An icon button without a tooltip: for places whose meaning is plain, by the hundred in a table, and without Radix. */
export function PlainIconButton({ icon, label, ...base }: IconButtonProps) {
  const { tone = 'quiet', size = 'md', loading = false, loadingLabel = 'Please wait' } = base;
  return (
    <ButtonBase
      {...base}
      aria-label={label}
      className={`${button} ${sizes[size]} ${squares[size]} ${tones[tone]}`}
    >
      {loading ? (
        <span className={spinnerPlace}>
          <Spinner label={loadingLabel} size="sm" immediate />
        </span>
      ) : (
        <Icon icon={icon} size={size === 'sm' ? 16 : 20} />
      )}
    </ButtonBase>
  );
}
