import { runCommand } from '../platform/run-command.ts';
import { verifyLedger } from './verify-ledger.ts';

/** `npm run ledger:verify`: says whether the books hold, and exits with 1 where they don't. */
await runCommand({
  read: () => ({}),
  async run(database) {
    const { transactions, entries, findings } = await verifyLedger(database);
    if (findings.length > 0) process.exitCode = 1;
    return [
      ...findings.map(({ rule, detail }) => `BROKEN  ${rule}: ${detail}`),
      `${transactions} ledger transactions, ${entries} entries, ${findings.length} findings`,
    ].join('\n');
  },
});
