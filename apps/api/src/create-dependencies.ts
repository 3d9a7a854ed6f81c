import path from 'node:path';
import { absentDirectoryServer } from './acquirers/absent-directory-server.ts';
import { sandboxAcquirer } from './acquirers/sandbox-acquirer.ts';
import { sandboxDirectoryServer } from './acquirers/sandbox-directory-server.ts';
import { stripeAcquirer } from './acquirers/stripe-acquirer.ts';
import { absentBank } from './banks/absent-bank.ts';
import { sandboxBank } from './banks/sandbox-bank.ts';
import type { Config } from './config.ts';
import type { AppDependencies } from './dependencies.ts';
import { randomVaultKey } from './payments/card-vault.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { diskFiles } from './platform/files.ts';
import { readOrMakeKey } from './platform/key-file.ts';
import { webhookKeyFrom } from './webhooks/secret-vault.ts';

/**
 * What the product runs on: the real clock, the disk, the acquirer that is configured, and for test payments the card
 * network's sandbox. In live mode nothing of the sandbox is reached.
 */
export function createDependencies(config: Config, database: Database): AppDependencies {
  const cardDataKey =
    config.cardDataKey === undefined ? undefined : Buffer.from(config.cardDataKey, 'base64');
  const cardNetwork = { origin: config.cardNetworkOrigin, secret: config.acquirerSecret };
  const isLive = config.paymentMode === 'live';
  return {
    config,
    database,
    clock: systemClock,
    files: diskFiles(path.join(config.dataFolder, 'files')),
    acquirer:
      config.acquirer.kind === 'sandbox'
        ? sandboxAcquirer(cardNetwork)
        : stripeAcquirer({ ...config.acquirer, mode: config.paymentMode, onTurnedAway: sayTurnedAway }),
    directoryServer: isLive ? absentDirectoryServer : sandboxDirectoryServer(cardNetwork),
    bank: isLive ? absentBank : sandboxBank(cardNetwork),
    cardVaultKey: cardDataKey ?? randomVaultKey(),
    webhookKey: webhookKeyFrom(cardDataKey ?? readOrMakeKey(config.dataFolder, 'webhook.key')),
  };
}

function sayTurnedAway(status: number): void {
  const reason = status === 429 ? 'too many calls' : 'STRIPE_SECRET_KEY is not valid or may not do this';
  process.stderr.write(`Stripe turned a call away (${status}): ${reason}.\n`);
}
