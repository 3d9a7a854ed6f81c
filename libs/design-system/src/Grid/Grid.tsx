import type { ReactNode } from 'react';
import type { Space } from '../theme/scale.ts';
import { columns as columnStyles, gaps, grid } from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  gap?: Space;
  /** One column on a phone; `pair` is two on a phone too, for short fields; `main-aside` is a wide column and a narrow one beside it. */
  columns?: keyof typeof columnStyles;
}

/** Children in equal columns. */
export function Grid({ children, gap = 4, columns = 2 }: GridProps) {
  return <div className={`${grid} ${gaps[gap]} ${columnStyles[columns]}`}>{children}</div>;
}
