import type { ReactNode } from 'react';
import { content, page } from './BareLayout.css.ts';

/** Nothing but the content, in the middle: pages a bank or an error leads to. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main className={page}>
      <div className={content}>{children}</div>
    </main>
  );
}
