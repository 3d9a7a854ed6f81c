import { readConfig } from '../config.ts';
import { openDatabase } from '../platform/open-database.ts';
import { describeStartFailure } from '../platform/start-error.ts';
import { verifyLedger } from './verify-ledger.ts';

/** `npm run ledger:verify`: says whether the books hold, and exits with 1 where they don't. */
async function main(): Promise<number> {
  const { database, close } = await openDatabase({ config: readConfig() });
  try {
    const { transactions, entries, findings } = await verifyLedger(database);
    for (const { rule, detail } of findings) process.stdout.write(`BROKEN  ${rule}: ${detail}\n`);
    process.stdout.write(
      `${transactions} ledger transactions, ${entries} entries, ${findings.length} findings\n`,
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
