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
  const isList = Element === 'ul' || Element === 'ol';
  return (
    <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`} role={isList ? 'list' : undefined}>
      {children}
    </Element>
  );
}
