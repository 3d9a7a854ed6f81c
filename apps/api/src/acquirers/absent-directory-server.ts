import type { DirectoryServer } from './directory-server.ts';

/**
 * Where no directory server is connected: it has no answer, so that no card is charged whose payer nobody could check.
 * Live payments have none yet.
 */
export const absentDirectoryServer: DirectoryServer = {
  findVersions: async () => undefined,
  authenticate: async () => undefined,
};
