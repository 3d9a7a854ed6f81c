import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL: its superuser's address, and the plain role's on the template. */
    postgres: { adminUrl: string; templateUrl: string };
  }
}

/** Starts one real PostgreSQL for the whole run, and migrates the database that every test file gets a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-test-'));
  // PostgreSQL's user has to pass through when the tests run as root.
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  const template = connectDatabase({ connectionString: server.connectionString });
  await migrate(template.pool);
  await template.close();
  project.provide('postgres', {
    adminUrl: server.adminConnectionString,
    templateUrl: server.connectionString,
  });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
