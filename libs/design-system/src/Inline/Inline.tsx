import type { ReactNode } from 'react';
import type { Space } from '../theme/scale.ts';
import { aligns, gaps, inline, justifies, wrapping } from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Steps of 4 px between the children. */
  gap?: Space;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
  /** Go on in the next line where there is no room. */
  wrap?: boolean;
}

/** Children beside each other. */
export function Inline({ children, gap = 2, align = 'center', justify = 'start', wrap = true }: InlineProps) {
  return (
    <div className={`${inline} ${wrap ? wrapping : ''} ${gaps[gap]} ${aligns[align]} ${justifies[justify]}`}>
      {children}
    </div>
  );
}
