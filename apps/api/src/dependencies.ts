import type { Acquirer } from './acquirers/acquirer.ts';
import type { DirectoryServer } from './acquirers/directory-server.ts';
import type { Bank } from './banks/bank.ts';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { Files } from './platform/files.ts';

/** What the modules are built from: plain objects, made by the composition root or by a test. */
export interface AppDependencies {
  config: Config;
  database: Database;
  clock: Clock;
  files: Files;
  /** Moves the money of payments in the mode of the configuration. */
  acquirer: Acquirer;
  directoryServer: DirectoryServer;
  /** Pays settlements out to merchants. */
  bank: Bank;
  /** The server's half of the key that card data is sealed under while an authentication is open: 32 bytes. */
  cardVaultKey: Buffer;
  /** Seals the secrets of webhook endpoints: 32 bytes that outlive the process. */
  webhookKey: Buffer;
}
