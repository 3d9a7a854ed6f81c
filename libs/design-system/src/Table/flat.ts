import { isValidElement, type ReactNode } from 'react';

/**
 * A component without hooks, whose output follows from its props alone. It says so by `flat`, and a table then calls it
 * instead of mounting it: a list shows hundreds of amounts and times, and React's books for each cost as much as its element.
 */
interface Flat {
  (props: unknown): ReactNode;
  flat: true;
}

const isFlat = (type: unknown): type is Flat => typeof type === 'function' && 'flat' in type;

/** What a cell shows, without the component around it where that keeps nothing. */
export function flatten(content: ReactNode): ReactNode {
  return isValidElement(content) && isFlat(content.type) ? content.type(content.props) : content;
}
