import { rm } from 'node:fs/promises';

/** Interactions are merged into the file that is there; one that was renamed or removed must not live on in it. */
export default async function cleanPacts(): Promise<void> {
  await rm(new URL('../../pacts', import.meta.url), { recursive: true, force: true });
}
