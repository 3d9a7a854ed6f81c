import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether the table is wider than its place. Only then does the place scroll sideways, because inside anything that
 * scrolls a header no longer sticks to the page.
 */
export function useWide(): [wide: boolean, ref: RefCallback<HTMLElement>] {
  const [wide, setWide] = useState(false);
  const ref = useCallback((place: HTMLElement | null) => {
    const content = place?.firstElementChild;
    if (!place || !content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWide(content.scrollWidth > place.clientWidth + 1));
    observer.observe(place);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [wide, ref];
}
