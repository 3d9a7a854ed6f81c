import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the table is wider than its place. Only then does the place scroll sideways, because inside anything that
 * scrolls a header no longer sticks to the page.
 */
export function useWide(scroller: RefObject<HTMLElement | null>, drawn: boolean): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setWide(content.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller, drawn]);
  return wide;
}
