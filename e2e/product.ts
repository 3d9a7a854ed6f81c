import path from 'node:path';

/** Where the journeys' own copy of the product listens; away from the default, so that a running one is left alone. */
export const port = 4100;
export const origin = `http://localhost:${port}`;

/** Made anew for every run by the `e2e` script. */
export const dataFolder = path.join(import.meta.dirname, '.data');
