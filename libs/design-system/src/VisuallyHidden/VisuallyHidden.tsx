import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for a screen reader that the page shows in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
