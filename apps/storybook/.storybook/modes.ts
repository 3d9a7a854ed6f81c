import { views } from '../visual/views.ts';

/** The same views for Chromatic as for the baselines in this repository. */
export const modes = Object.fromEntries(
  views
    .filter(({ picture }) => picture)
    .map(({ name, globals, width }) => [name, { ...globals, viewport: width }]),
);
