import type { Plugin } from 'vite';
import { collectCoverage } from './collect.ts';

const id = 'virtual:harbour-coverage';

/** Gives the coverage page its figures: counted when Storybook is built, or when its development server loads the page. */
export function coveragePlugin(): Plugin {
  return {
    name: 'harbour-coverage',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(collectCoverage())};` : undefined,
  };
}
