import { useCallback, useState, type RefCallback } from 'react';
import { rowKeyOf } from './row-events.ts';

/** The key of the row that has focus, of those in the body that the ref is given. */
export function useFocusedRow(): [key: string | undefined, ref: RefCallback<HTMLElement>] {
  const [key, setKey] = useState<string | undefined>(undefined);
  const ref = useCallback((body: HTMLElement | null) => {
    if (!body) return undefined;
    const enter = ({ target }: FocusEvent) => setKey(target ? rowKeyOf(target) : undefined);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !body.contains(relatedTarget)) setKey(undefined);
    };
    body.addEventListener('focusin', enter);
    body.addEventListener('focusout', leave);
    return () => {
      body.removeEventListener('focusin', enter);
      body.removeEventListener('focusout', leave);
    };
  }, []);
  return [key, ref];
}
