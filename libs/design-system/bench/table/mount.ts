import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
// The same typeface and reset in all pages: what is compared is how the page is built.
import '@fontsource-variable/archivo/index.css';
import '../../src/theme/theme.css.ts';

/** Resolves once the frame that the changes belong to has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/** Lets the measuring script draw `page` when it is ready to. */
export function whenAsked(page: ReactNode): void {
  window.mountPage = async (rows) => {
    const element = document.getElementById('root');
    if (!element) throw new Error('The page has no root.');
    // In a product the typeface is there already when a list opens; what stands in for it until then may not be on this
    // machine.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const begin = performance.now();
    createRoot(element).render(page);
    // React draws in a task of its own; the frame after it paints what it drew.
    while (element.childElementCount === 0) await painted();
    await painted();
    const first = performance.now() - begin;
    while (element.querySelectorAll('tbody tr:not([aria-hidden])').length < rows) await painted();
    return { first, whole: performance.now() - begin };
  };
}
