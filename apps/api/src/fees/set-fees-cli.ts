import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/open-database.ts';
import { describeStartFailure } from '../platform/start-error.ts';
import { FeesRefused, setFees } from './set-fees.ts';

const USAGE = `npm run fees:set -w @harbour/api -- --business biz_…|everybody --currency NGN|'*' --origin local|international
  --percent 1.5 [--fixed 100.00] [--cap 2000.00] [--waive-below 2500.00] [--bearer merchant|payer] [--from 2026-12-01T00:00:00Z]`;

const text = { type: 'string' } as const;

/** `npm run fees:set`: sets what payments cost; exits with 1 where that makes no sense. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      business: text,
      currency: text,
      origin: text,
      percent: text,
      fixed: text,
      cap: text,
      'waive-below': text,
      bearer: text,
      from: text,
    },
  });
  const { business, currency, origin, percent, 'waive-below': waiveBelow, ...rest } = values;
  if (business === undefined || currency === undefined || origin === undefined || percent === undefined)
    throw new FeesRefused(USAGE);
  const { database, close } = await openDatabase({ config: readConfig() });
  try {
    const wanted = { business, currency, origin, percent, waiveBelow, ...rest };
    const { id, version, effective_from } = await setFees({ database, clock: systemClock }, wanted);
    process.stdout.write(`${id}, version ${version}, counts from ${effective_from.toISOString()} on\n`);
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  const usage = error instanceof TypeError ? `${error.message}\n${USAGE}` : undefined;
  const refused = error instanceof FeesRefused ? error.message : undefined;
  process.stderr.write(`${usage ?? refused ?? describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
