import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { PlainIconButton, type IconButtonProps } from './PlainIconButton.tsx';

export type { IconButtonProps } from './PlainIconButton.tsx';

/** A button with an icon alone, where the place is small and the icon is known. Its label shows as a tooltip. */
export function IconButton(props: IconButtonProps) {
  // One tooltip with both: two over the same button would cover each other.
  const content =
    props.disabledReason === undefined ? props.label : `${props.label}: ${props.disabledReason}`;
  return (
    <Tooltip content={content} names={props.disabledReason === undefined}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
