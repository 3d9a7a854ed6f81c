import { rm } from 'node:fs/promises';

/** Pact adds to the file that is there: what no test says any more must not be left in it. */
export default async function cleanPacts(): Promise<void> {
  await rm(new URL('../../pacts', import.meta.url), { recursive: true, force: true });
}
