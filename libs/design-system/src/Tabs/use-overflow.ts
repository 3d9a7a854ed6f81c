import { useEffect, useRef } from 'react';

/** As wide as the fading edge and a little more, in pixels. */
const edge = 40;

/**
 * For a bar that scrolls sideways: marks on it at which edges there is more (`data-more-left`, `data-more-right`), and
 * scrolls the selected tab into sight without moving the page.
 * @param selected which tab it is; undefined where none is
 */
export function useOverflow<Bar extends HTMLElement>(selected: string | undefined) {
  const bar = useRef<Bar>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const mark = () => {
      const room = element.scrollWidth - element.clientWidth;
      // Negative where text runs from right to left.
      const scrolled =
        getComputedStyle(element).direction === 'rtl' ? room + element.scrollLeft : element.scrollLeft;
      element.toggleAttribute('data-more-left', scrolled > 1);
      element.toggleAttribute('data-more-right', scrolled < room - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);

  useEffect(() => {
    const element = bar.current;
    const tab = element?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (!element || !tab || selected === undefined) return;
    const bringIntoSight = () => {
      const outer = element.getBoundingClientRect();
      const inner = tab.getBoundingClientRect();
      // Out of the fading edge too, as far as there is anything to scroll to.
      if (inner.left < outer.left + edge) element.scrollLeft += inner.left - outer.left - edge;
      else if (inner.right > outer.right - edge) element.scrollLeft += inner.right - outer.right + edge;
    };
    // Called at once, and again when the typeface comes and makes every tab wider.
    const observer = new ResizeObserver(bringIntoSight);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [selected]);

  return bar;
}
