import { useEffect, useRef } from 'react';

/** As wide as a fading edge and a little more, in pixels. */
const edge = 40;

/**
 * For a bar that scrolls sideways: scrolls the selected one of its entries into sight without moving the page.
 * @param selected which one it is; undefined where none is
 */
export function useSelectedInSight<Bar extends HTMLElement>(selected: string | undefined) {
  const bar = useRef<Bar>(null);

  useEffect(() => {
    const element = bar.current;
    const entry = element?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (!element || !entry || selected === undefined) return;
    const before = element.scrollLeft;
    const bringIntoSight = () => {
      // From where the bar stood: else it would matter in which typeface it was first drawn.
      element.scrollLeft = before;
      const outer = element.getBoundingClientRect();
      const inner = entry.getBoundingClientRect();
      // Out of the fading edge too, as far as there is anything to scroll to.
      if (inner.left < outer.left + edge) element.scrollLeft += inner.left - outer.left - edge;
      else if (inner.right > outer.right - edge) element.scrollLeft += inner.right - outer.right + edge;
    };
    // Called at once, and again when the typeface comes and makes every entry wider.
    const observer = new ResizeObserver(bringIntoSight);
    observer.observe(entry);
    return () => observer.disconnect();
  }, [selected]);

  return bar;
}
