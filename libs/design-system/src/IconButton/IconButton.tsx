import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { PlainIconButton, type IconButtonProps } from './PlainIconButton.tsx';

export type { IconButtonProps } from './PlainIconButton.tsx';

/** A button with an icon alone, where the place is small and the icon is known. Its label shows as a tooltip. */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip content={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
