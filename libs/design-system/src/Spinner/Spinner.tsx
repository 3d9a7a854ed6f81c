import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { delayed, shown, sizes, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for, for a screen reader. */
  label: string;
  size?: keyof typeof sizes;
  /** At once, where it answers a press: before the label of the button. Else after a third of a second. */
  immediate?: boolean;
}

/** Something is on its way and its shape is unknown. Where the shape is known, use Skeleton. */
export function Spinner({ label, size = 'md', immediate = false }: SpinnerProps) {
  return (
    <output className={immediate ? shown : delayed}>
      <span className={`${spinner} ${sizes[size]}`} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
