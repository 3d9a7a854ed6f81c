import type { ReactNode } from 'react';
import type { Space } from '../theme/scale.ts';
import { aligns, gaps, stack } from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Steps of 4 px between the children. */
  gap?: Space;
  align?: keyof typeof aligns;
  as?: 'div' | 'section' | 'article' | 'main' | 'header' | 'footer' | 'ul' | 'ol' | 'li';
}

/** Children below each other, evenly spaced. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`}>{children}</Element>;
}
