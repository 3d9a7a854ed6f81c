import type { ReactNode } from 'react';
import { container, spacing, widths } from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  width?: keyof typeof widths;
  /** Above and below. */
  space?: keyof typeof spacing;
  as?: 'div' | 'section';
}

/** A band of a public page: its width and the space around it. */
export function Container({ children, width = 'page', space = 'md', as: Element = 'div' }: ContainerProps) {
  return <Element className={`${container} ${widths[width]} ${spacing[space]}`}>{children}</Element>;
}
