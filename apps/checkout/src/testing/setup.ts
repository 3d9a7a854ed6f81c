import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// jsdom loads no fonts and has no list of them.
Object.defineProperty(document, 'fonts', { value: new Set() });
