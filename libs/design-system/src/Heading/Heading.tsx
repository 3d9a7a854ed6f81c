import type { ReactNode } from 'react';
import { sizes } from './Heading.css.ts';

const sizeOfLevel = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'xs' } as const;

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Where the look should differ from what the level gives. */
  size?: keyof typeof sizes;
  id?: string;
}

export function Heading({ children, level, size = sizeOfLevel[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={sizes[size]}>
      {children}
    </Element>
  );
}
