import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Draws a tick box as partly ticked. There is no attribute for it, and each click resets it, so each drawing sets it. */
export function useIndeterminate(indeterminate: boolean): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return box;
}
