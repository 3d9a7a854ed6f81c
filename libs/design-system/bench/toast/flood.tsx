import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../src/ThemeRoot/ThemeRoot.tsx';

export interface Flood {
  /** From the first call until the frame with the toasts has been painted, in ms. */
  painted: number;
  /** The longest task meanwhile, in ms; 0 where none took over 50. */
  longest: number;
  /** How many are on show. */
  shown: number;
}

declare global {
  interface Window {
    /** Raises 1,000 toasts in one loop. */
    flood: () => Promise<Flood>;
  }
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Draws the page, and lets the measuring script flood it. `selector` finds the toasts on show. */
export function whenFlooded(page: ReactNode, raise: (text: string) => void, selector: string): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  // All three stand in the same page: its reset, its typeface, some text already drawn.
  createRoot(root).render(
    <ThemeRoot>
      <p>Payments, refunds</p>
      <p style={{ fontWeight: 540 }}>Payment 1 refunded</p>
      {page}
    </ThemeRoot>,
  );
  window.flood = async () => {
    await document.fonts.ready;
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const begin = performance.now();
    for (let number = 1; number <= 1000; number += 1) raise(`Payment ${number} refunded`);
    while (document.querySelectorAll(selector).length < 20) await frame().then(task);
    await frame();
    await task();
    const painted = performance.now() - begin;
    observer.disconnect();
    return { painted, longest, shown: document.querySelectorAll(selector).length };
  };
}
