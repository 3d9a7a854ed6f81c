import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

/** Long text: legal pages, articles. Plain `h2`, `h3`, `p`, lists, links and tables inside. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
