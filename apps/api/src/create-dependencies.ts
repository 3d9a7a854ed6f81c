import path from 'node:path';
import { sandboxAcquirer } from './acquirers/sandbox-acquirer.ts';
import { sandboxDirectoryServer } from './acquirers/sandbox-directory-server.ts';
import { sandboxBank } from './banks/sandbox-bank.ts';
import type { Config } from './config.ts';
import type { AppDependencies } from './dependencies.ts';
import { randomVaultKey } from './payments/card-vault.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { diskFiles } from './platform/files.ts';

/** What the product runs on: the real clock, the disk, and the card network's sandbox. */
export function createDependencies(config: Config, database: Database): AppDependencies {
  const cardNetwork = { origin: config.cardNetworkOrigin, secret: config.acquirerSecret };
  return {
    config,
    database,
    clock: systemClock,
    files: diskFiles(path.join(config.dataFolder, 'files')),
    acquirer: sandboxAcquirer(cardNetwork),
    directoryServer: sandboxDirectoryServer(cardNetwork),
    bank: sandboxBank(cardNetwork),
    cardVaultKey:
      config.cardDataKey === undefined ? randomVaultKey() : Buffer.from(config.cardDataKey, 'base64'),
  };
}
