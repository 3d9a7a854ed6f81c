import path from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { connectDatabase, refusePrivilegedRole } from './database.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, refuseOtherSchema } from './migrations.ts';
import { StartError, databasePlace, describeDatabaseFailure } from './start-error.ts';

export interface OpenedDatabase {
  database: Database;
  /** Ends the connections, and the embedded server where there is one. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>;
  /** Whether the schema is brought up to date; else one that is not is refused. Default: yes. */
  migrates?: boolean;
  /** Told in a sentence what a person should know about this start, and of what went wrong later without being refused. */
  onNotice?: (notice: string) => void;
  /** A connection broke while idle: worth a log line, the pool makes a new one. */
  onIdleError?: (error: Error) => void;
  /** The embedded server ended by itself; nothing works any more. */
  onCrash?: (message: string) => void;
}

/** What failed, in a line that shows no row: a database's message names columns, its details the values. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return `${'code' in error ? String(error.code) : error.name} ${error.message}`;
}

const told = ({ onIdleError, onNotice }: OpenDatabaseOptions) => ({
  onIdleError,
  onBatchUndone: (error: unknown) =>
    onNotice?.(`Calls that came together are done one by one, as their transaction failed: ${nameOf(error)}`),
});

async function prepare(
  database: Database,
  place: string,
  { migrates = true }: OpenDatabaseOptions,
): Promise<void> {
  try {
    await refusePrivilegedRole(database);
    await (migrates ? migrate(database.pool) : refuseOtherSchema(database.pool));
  } catch (error) {
    await database.close();
    const told = describeDatabaseFailure(error, place);
    if (told === undefined) throw error;
    throw new StartError(told, { cause: error });
  }
}

/**
 * The database of DATABASE_URL, or an embedded PostgreSQL in the data folder, with the schema of this version.
 *
 * Fails with: StartError, one line for a person: unreachable, wrong password, privileged role, folder in use, disk full,
 * another version's schema.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const { databaseUrl, dataFolder } = options.config;
  if (databaseUrl !== undefined) {
    const database = connectDatabase({ connectionString: databaseUrl, ...told(options) });
    await prepare(database, databasePlace(databaseUrl), options);
    return { database, close: () => database.close() };
  }
  const server: EmbeddedPostgres = await startEmbeddedPostgres({
    dataFolder,
    onNotice: options.onNotice,
    onCrash: options.onCrash,
  });
  const database = connectDatabase({
    connectionString: server.connectionString,
    ...told(options),
  });
  try {
    await prepare(database, path.basename(dataFolder), options);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
