import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { sizes, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for, for a screen reader. */
  label: string;
  size?: keyof typeof sizes;
}

/** Something is on its way and its shape is unknown. Where the shape is known, use Skeleton. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <output>
      <span className={`${spinner} ${sizes[size]}`} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
