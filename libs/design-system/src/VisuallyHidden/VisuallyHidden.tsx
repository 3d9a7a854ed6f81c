import type { ReactNode } from 'react';
import { hidden, hiddenOnPhone } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Seen where there is room, and only read on a phone. */
  only?: 'phone';
}

/** Words for a screen reader that the page shows in another way. */
export function VisuallyHidden({ children, only }: VisuallyHiddenProps) {
  return <span className={only === 'phone' ? hiddenOnPhone : hidden}>{children}</span>;
}
